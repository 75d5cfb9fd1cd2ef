import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import { AppError, badInput } from '../platform/errors.ts';

/** An identity, as the identity provider confirms it. */
export interface Identity {
  /** The provider's stable id of this person. */
  readonly subject: string;
  /** The account's mail, else its sign-in name; in lower case. */
  readonly email: string;
  /** Every address that an employee or an invitation may know the account by: its mail, then its sign-in name. */
  readonly addresses: readonly string[];
  readonly name: string;
}

type Provider = Pick<Config, 'graphUrl' | 'microsoft'>;

const LOGIN_FAILED = 'Login failed. Please try again.';
const PATIENCE_MS = 8_000;

/** What may stand in a header, and no more of it than a header holds. */
const HEADER_SAFE_TOKEN = /^[\x21-\x7e]{1,16384}$/;

const me = z
  .object({
    id: z.string().min(1).max(200),
    displayName: z.string().nullish(),
    mail: z.string().nullish(),
    userPrincipalName: z.string().nullish(),
  })
  .transform((person, context): Identity => {
    const addresses = [person.mail, person.userPrincipalName]
      .map(address => address?.trim().toLowerCase() ?? '')
      .filter(address => address.includes('@') && address.length <= 200);
    const [email] = addresses;
    if (email === undefined) {
      context.addIssue('has no e-mail');
      return z.NEVER;
    }
    return { subject: person.id, email, addresses, name: printable(person.displayName) || localPart(email) };
  });

/**
 * Looks up at the identity provider whose access token this is.
 * @throws BAD_INPUT when the token is unreadable, refused, or another application's
 * @throws UNAVAILABLE when the provider does not answer
 */
export async function identifyByAccessToken(provider: Provider, accessToken: string): Promise<Identity> {
  if (!HEADER_SAFE_TOKEN.test(accessToken)) throw badInput(LOGIN_FAILED);
  if (provider.microsoft && !isMeantForUs(provider.microsoft, accessToken)) {
    throw badInput(LOGIN_FAILED, 'The access token is of another tenant or application.');
  }
  const response = await fetchIdentity(`${provider.graphUrl}/v1.0/me`, accessToken);
  if (response.status === 429 || response.status >= 500) throw unavailable(`answered ${response.status}`);
  if (!response.ok) throw badInput(LOGIN_FAILED, `The identity provider answered ${response.status}.`);
  const identity = me.safeParse(parseJson(response.body));
  if (!identity.success) throw badInput(LOGIN_FAILED, identity.error);
  return identity.data;
}

/** The part of an e-mail that stands for a name until the person's own is known. */
export const localPart = (email: string) => email.slice(0, email.lastIndexOf('@'));

async function fetchIdentity(url: string, accessToken: string) {
  try {
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
    const response = await fetch(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, ok: response.ok, body: await response.text() };
  } catch (error) {
    throw unavailable(error);
  }
}

const unavailable = (detail: unknown) =>
  new AppError('UNAVAILABLE', 'The sign-in service does not answer. Please try again in a minute.', detail);

/** Graph takes any application's token, so these must be ours; by taking it, Graph vouches for its signature. */
function isMeantForUs({ tenantId, clientId }: NonNullable<Provider['microsoft']>, accessToken: string) {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  const claims = z
    .object({ tid: z.string(), appid: z.string().optional(), azp: z.string().optional() })
    .safeParse(parseJson(payload)).data;
  const isSame = (claim: string | undefined, ours: string) => claim?.toLowerCase() === ours.toLowerCase();
  return isSame(claims?.tid, tenantId) && isSame(claims?.appid ?? claims?.azp, clientId);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A name that can be stored: without control characters, at most 200 characters. */
const printable = (name: string | null | undefined) =>
  (name ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 200)
    .toWellFormed()
    .trim();
