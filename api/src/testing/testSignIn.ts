import { createHash, randomBytes } from 'node:crypto';
import type { SignInSettings } from '../modules/auth/signInSettings.ts';
import type { TestBrowser } from './testBrowser.ts';

/** The provider's answer: the address that it sent the browser back to, with the code's secret. */
export interface ProviderAnswer {
  readonly returned: URL;
  readonly verifier: string;
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly scope: string;
}

/** Does what the browser's sign-in library does against the local provider (authorization code, PKCE). */
export class TestSignIn {
  private readonly origin: string;
  private readonly settings: SignInSettings;
  private readonly endpoints: { authorization_endpoint: string; token_endpoint: string };

  private constructor(origin: string, settings: SignInSettings) {
    this.origin = origin;
    this.settings = settings;
    this.endpoints = JSON.parse(settings.authorityMetadata ?? '');
  }

  static async at(origin: string): Promise<TestSignIn> {
    const response = await fetch(`${origin}/api/auth/settings`);
    return new TestSignIn(origin, (await response.json()) as SignInSettings);
  }

  /** Starts a sign-in; it stops at the provider's sign-in page, or back at the app. */
  async request(browser: TestBrowser, prompt: 'select_account' | 'none'): Promise<ProviderAnswer> {
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
    const returned = await browser.follow(request, url => url.pathname.startsWith('/idp/auth'));
    return { returned, verifier };
  }

  /** Picks someone on the sign-in page; the browser is then sent back to the app. */
  async pick(
    browser: TestBrowser,
    at: ProviderAnswer,
    person: Record<string, string>,
  ): Promise<ProviderAnswer> {
    const response = await browser.submit(at.returned, person);
    const next = new URL(response.headers.get('location') ?? at.returned, this.origin);
    const returned = await browser.follow(next, url => url.pathname.startsWith('/idp/auth'));
    return { ...at, returned };
  }

  async redeem({ returned, verifier }: ProviderAnswer): Promise<Tokens> {
    const code = new URLSearchParams(returned.hash.slice(1)).get('code') ?? '';
    const response = await this.token({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: this.origin,
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Tokens;
  }

  token(fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ client_id: this.settings.clientId, ...fields });
    return fetch(this.endpoints.token_endpoint, { method: 'POST', body });
  }

  /** The whole way: an access token of this person. */
  async accessTokenOf(browser: TestBrowser, email: string, name = ''): Promise<string> {
    const answer = await this.request(browser, 'select_account');
    return (await this.redeem(await this.pick(browser, answer, { email, name }))).access_token;
  }
}
