import { CookieJar } from 'tough-cookie';

/** The part of a browser that a redirect sign-in needs: cookies, and no redirect followed by itself. */
export class TestBrowser {
  private readonly cookies = new CookieJar();

  async visit(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = String(address);
    const cookie = await this.cookies.getCookieString(url);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...(cookie && { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) await this.cookies.setCookie(line, url);
    return response;
  }

  /** Follows redirects for as long as `goOn` says so; returns where it stopped. */
  async follow(address: string | URL, goOn: (url: URL) => boolean): Promise<URL> {
    let url = new URL(address);
    while (goOn(url)) {
      const location = (await this.visit(url)).headers.get('location');
      if (!location) return url;
      url = new URL(location, url);
    }
    return url;
  }

  /** Sends a page's form. */
  submit(address: string | URL, fields: Record<string, string>): Promise<Response> {
    return this.visit(address, { method: 'POST', body: new URLSearchParams(fields) });
  }
}
