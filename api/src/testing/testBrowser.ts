interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** As much of a browser as a redirect sign-in needs: it keeps cookies by path and follows no redirect by itself. */
export class TestBrowser {
  private readonly cookies = new Map<string, Cookie>();

  async visit(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const sent = [...this.cookies].filter(([, { path }]) => covers(path, url.pathname));
    const cookie = sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...(cookie && { cookie }) },
    });
    response.headers.getSetCookie().forEach(line => {
      this.keep(line);
    });
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

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/; */);
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    const path = attributes.find(each => /^path=/i.test(each))?.slice(5) ?? '/';
    const expires = attributes.find(each => /^expires=/i.test(each))?.slice(8);
    const key = `${name} ${path}`;
    if (expires && Date.parse(expires) < Date.now()) this.cookies.delete(key);
    else this.cookies.set(key, { value, path });
  }
}

const covers = (path: string, asked: string) =>
  path === '/' || asked === path || asked.startsWith(path.endsWith('/') ? path : `${path}/`);
