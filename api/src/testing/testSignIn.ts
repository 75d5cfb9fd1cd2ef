import { createHash, randomBytes } from 'node:crypto';
import { CookieJar } from 'tough-cookie';
import type { SignInSettings } from '../modules/auth/signInSettings.ts';

/** The provider's response: the redirect address of the browser, and the code's secret. */
export interface ProviderResponse {
  readonly redirectUrl: URL;
  readonly verifier: string;
}

export interface TokenResponse {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly scope: string;
}

/** Signs in like the browser's library, at the local provider (authorization code with PKCE). */
export class TestSignIn {
  private readonly origin: string;
  private readonly settings: SignInSettings;
  private readonly endpoints: { authorization_endpoint: string; token_endpoint: string };

  private constructor(origin: string, settings: SignInSettings) {
    this.origin = origin;
    this.settings = settings;
    this.endpoints = JSON.parse(settings.authorityMetadata ?? '');
  }

  static async create(origin: string): Promise<TestSignIn> {
    const response = await fetch(`${origin}/api/auth/settings`);
    return new TestSignIn(origin, (await response.json()) as SignInSettings);
  }

  /** Starts a sign-in. Ends at the provider's sign-in page, or back at the app. */
  async request(browser: TestBrowser, prompt: 'select_account' | 'none'): Promise<ProviderResponse> {
    const verifier = randomBytes(32).toString('base64url');
    const request = new URL(this.endpoints.authorization_endpoint);
    request.search = new URLSearchParams({
      client_id: this.settings.clientId,
      response_type: 'code',
      response_mode: 'fragment',
      redirect_uri: this.origin,
      scope: [...this.settings.scopes, 'offline_access'].join(' '),
      state: 'an-invite',
      nonce: 'n',
      prompt,
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    }).toString();
    const redirectUrl = await browser.follow(request, url => url.pathname.startsWith('/idp/auth'));
    return { redirectUrl, verifier };
  }

  /** Picks a person on the sign-in page, which redirects the browser to the app. */
  async pickPerson(
    browser: TestBrowser,
    providerResponse: ProviderResponse,
    person: Record<string, string>,
  ): Promise<ProviderResponse> {
    const response = await browser.submit(providerResponse.redirectUrl, person);
    const next = new URL(response.headers.get('location') ?? providerResponse.redirectUrl, this.origin);
    const redirectUrl = await browser.follow(next, url => url.pathname.startsWith('/idp/auth'));
    return { ...providerResponse, redirectUrl };
  }

  async exchangeCode({ redirectUrl, verifier }: ProviderResponse): Promise<TokenResponse> {
    const code = new URLSearchParams(redirectUrl.hash.slice(1)).get('code') ?? '';
    const response = await this.requestToken({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: this.origin,
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as TokenResponse;
  }

  requestToken(fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ client_id: this.settings.clientId, ...fields });
    return fetch(this.endpoints.token_endpoint, { method: 'POST', body });
  }

  /** Runs the whole sign-in and returns an access token of this person. */
  async getAccessToken(browser: TestBrowser, email: string, name = ''): Promise<string> {
    const providerResponse = await this.request(browser, 'select_account');
    return (await this.exchangeCode(await this.pickPerson(browser, providerResponse, { email, name })))
      .access_token;
  }
}

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
