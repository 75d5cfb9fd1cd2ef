import { CookieJar } from 'tough-cookie';

/**
 * The part of a browser that a sign-in with redirects needs: it stores cookies, and does not follow redirects
 * automatically.
 */
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

  /** Follows redirects while `shouldFollow` returns true. Returns the last address. */
  async follow(address: string | URL, shouldFollow: (url: URL) => boolean): Promise<URL> {
    let url = new URL(address);
    while (shouldFollow(url)) {
      const location = (await this.visit(url)).headers.get('location');
      if (!location) return url;
      url = new URL(location, url);
    }
    return url;
  }

  /** Submits a page's form. */
  submit(address: string | URL, fields: Record<string, string>): Promise<Response> {
    return this.visit(address, { method: 'POST', body: new URLSearchParams(fields) });
  }
}
