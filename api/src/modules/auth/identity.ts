import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { AppError, badInput } from '../../platform/errors.ts';

/** An identity, as confirmed by the identity provider. */
export interface Identity {
  /** The provider's stable id of this person. */
  readonly subject: string;
  /**
   * The account's mail address in lower case. If the account has no mail address, this is its sign-in name.
   */
  readonly email: string;
  /**
   * The addresses by which an employee or an invite can match the account: first its mail address, then its
   * sign-in name.
   */
  readonly addresses: readonly string[];
  readonly name: string;
}

type IdentityProviderConfig = Pick<Config, 'graphUrl' | 'microsoft'>;

const LOGIN_FAILED_MESSAGE = 'Login failed. Please try again.';
const TIMEOUT_MS = 8_000;

/** Matches a token with only the characters and the length that a header accepts. */
const HEADER_SAFE_TOKEN = /^[\x21-\x7e]{1,16384}$/;

const graphUser = z
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
      context.addIssue('has no email');
      return z.NEVER;
    }
    return {
      subject: person.id,
      email,
      addresses,
      name: sanitizeName(person.displayName) || localPart(email),
    };
  });

/**
 * Requests the identity of the token's owner from the identity provider.
 * @throws BAD_INPUT if the token is invalid, rejected, or issued for another application
 * @throws UNAVAILABLE if the provider does not respond
 */
export async function identifyByAccessToken(
  provider: IdentityProviderConfig,
  accessToken: string,
): Promise<Identity> {
  if (!HEADER_SAFE_TOKEN.test(accessToken)) throw badInput(LOGIN_FAILED_MESSAGE);
  if (provider.microsoft && !isForThisApp(provider.microsoft, accessToken)) {
    throw badInput(LOGIN_FAILED_MESSAGE, 'The access token was issued for another tenant or application.');
  }
  const response = await fetchIdentity(`${provider.graphUrl}/v1.0/me`, accessToken);
  if (response.status === 429 || response.status >= 500)
    throw unavailableError(`returned ${response.status}`);
  if (!response.ok)
    throw badInput(LOGIN_FAILED_MESSAGE, `The identity provider returned ${response.status}.`);
  const identity = graphUser.safeParse(parseJson(response.body));
  if (!identity.success) throw badInput(LOGIN_FAILED_MESSAGE, identity.error);
  return identity.data;
}

/**
 * Returns the part of an email before the @. This part serves as the name until the person's name is known.
 */
export const localPart = (email: string) => email.slice(0, email.lastIndexOf('@'));

async function fetchIdentity(url: string, accessToken: string) {
  try {
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
    const response = await fetch(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, ok: response.ok, body: await response.text() };
  } catch (error) {
    throw unavailableError(error);
  }
}

const unavailableError = (detail: unknown) =>
  new AppError('UNAVAILABLE', 'The sign-in service isn’t responding. Please try again in a minute.', detail);

/**
 * Checks the tenant and the application of the token, because Graph accepts tokens of every application.
 * Graph verifies the signature of the token later. The checked claims can be trusted only after that
 * verification.
 */
function isForThisApp(
  { tenantId, clientId }: NonNullable<IdentityProviderConfig['microsoft']>,
  accessToken: string,
) {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  const claims = z
    .object({ tid: z.string(), appid: z.string().optional(), azp: z.string().optional() })
    .safeParse(parseJson(payload)).data;
  const isSame = (claim: string | undefined, expected: string) =>
    claim?.toLowerCase() === expected.toLowerCase();
  return isSame(claims?.tid, tenantId) && isSame(claims?.appid ?? claims?.azp, clientId);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a name that can be stored. It contains no control characters and at most 200 characters. */
const sanitizeName = (name: string | null | undefined) =>
  (name ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 200)
    .toWellFormed()
    .trim();
