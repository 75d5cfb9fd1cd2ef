import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { z } from 'zod';
import { AppError, HTTP_STATUSES } from '../../../platform/errors.ts';
import type { Accounts, LocalAccount } from './accounts.ts';
import { buildIssuerUrl, CLIENT_ID, MOUNT_PATH } from './localAuthority.ts';
import type { ProviderRecords } from './providerRecords.ts';
import { renderProblemPage, renderSignOutPage } from './signInPages.ts';

const HOUR_SECONDS = 60 * 60;
const TWO_WEEKS_SECONDS = 14 * 24 * HOUR_SECONDS;

/**
 * The id of the Microsoft tenant that this provider imitates. Without a tenant, MSAL does not return an id
 * token silently.
 */
const TENANT_ID = '5a1e5f10-0000-4000-8000-000000000000';

interface ProviderOptions {
  readonly records: ProviderRecords;
  readonly keys: ProviderKeys;
  readonly accounts: Accounts;
}

/**
 * Creates an OpenID provider for the people of this store. MSAL can use it in the same way as Microsoft's
 * provider.
 */
export function createOpenIdProvider(
  publicUrl: string,
  { records, keys, accounts }: ProviderOptions,
): Provider {
  const provider = new Provider(buildIssuerUrl(publicUrl), {
    ...grantConfig,
    adapter: records.createAdapter,
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies] },
    clients: [createClientConfig(publicUrl)],
    findAccount: async (_ctx, subject) => toProviderAccount(await accounts.find(subject)),
    interactions: {
      policy: createPromptPolicy(),
      url: (_ctx, { uid }) =>
        `${new URL(publicUrl).pathname.replace(/\/$/, '')}${MOUNT_PATH}/interaction/${uid}`,
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true, ...signOutPages } },
    clientBasedCORS: (_ctx, origin) => isRedirectAllowed(publicUrl, origin),
    renderError: (ctx, { error_description: detail }) => {
      ctx.type = 'html';
      ctx.body = renderProblemPage(publicUrl, detail);
    },
  });
  provider.proxy = true; // the preceding router sets the address on the request
  provider.on('server_error', (ctx, error) => {
    if (error instanceof AppError) ctx.status = HTTP_STATUSES[error.code];
  });
  const isAllowed = (uri: string) => isRedirectAllowed(publicUrl, uri);
  provider.Client.prototype.redirectUriAllowed = isAllowed;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isAllowed;
  return provider;
}

const grantConfig: Configuration = {
  scopes: ['openid', 'offline_access', 'User.Read'],
  claims: { openid: ['sub', 'tid', 'oid', 'preferred_username'], profile: ['name'], email: ['email'] },
  conformIdTokenClaims: false,
  ttl: {
    AccessToken: HOUR_SECONDS,
    AuthorizationCode: 60,
    Grant: TWO_WEEKS_SECONDS,
    IdToken: HOUR_SECONDS,
    Interaction: HOUR_SECONDS,
    RefreshToken: TWO_WEEKS_SECONDS,
    Session: TWO_WEEKS_SECONDS,
  },
  issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: false, // two tabs may renew the sign-in at the same time
  loadExistingGrant: grantRequestedScopes,
};

const createClientConfig = (publicUrl: string) =>
  ({
    client_id: CLIENT_ID,
    client_name: 'Salesfloor',
    token_endpoint_auth_method: 'none',
    id_token_signed_response_alg: 'ES256',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [publicUrl],
    post_logout_redirect_uris: [publicUrl],
  }) as const;

/**
 * Creates the policy for prompts. The provider prompts for the account, but not for consent, because there is
 * only one application.
 */
function createPromptPolicy() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

async function grantRequestedScopes({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant =
    existing?.accountId === session.accountId
      ? existing
      : new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  await grant.save();
  return grant;
}

const toProviderAccount = (account: LocalAccount | undefined) =>
  account && {
    accountId: account.subject,
    claims: () => ({
      sub: account.subject,
      oid: account.subject,
      tid: TENANT_ID,
      preferred_username: account.email,
      email: account.email,
      name: account.name,
    }),
  };

const signOutPages = {
  logoutSource: (ctx: KoaContextWithOIDC, form: string) => {
    ctx.type = 'html';
    ctx.body = renderSignOutPage({ form });
  },
  postLogoutSuccessSource: (ctx: KoaContextWithOIDC) => {
    ctx.type = 'html';
    ctx.body = renderSignOutPage({});
  },
};

const keysSchema = z.object({
  /** The keys that sign the cookies. */
  cookies: z.string(),
  /** A private JWK that signs the id tokens. */
  signing: z.looseObject({ kty: z.string() }),
});
export type ProviderKeys = z.output<typeof keysSchema>;

/** Loads the keys of the local provider, which all instances share. The first instance creates them. */
export const loadSharedKeys = async (records: ProviderRecords): Promise<ProviderKeys> =>
  keysSchema.parse((await records.getOrCreate('Keys', 'first', () => ({ extra: generateKeys() }))).extra);

function generateKeys(): ProviderKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty = 'EC', ...jwk } = privateKey.export({ format: 'jwk' });
  return {
    cookies: randomBytes(32).toString('base64url'),
    signing: { kty, ...jwk, use: 'sig', alg: 'ES256' },
  };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Checks whether the provider may redirect people to this address with their authorization codes. All pages
 * of the app are allowed. If the app runs on this machine, every other local port is allowed, too, such as
 * the port of the development server.
 */
export function isRedirectAllowed(publicUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const app = new URL(publicUrl);
  const requested = new URL(address);
  const isSameMachine = LOOPBACK.has(app.hostname) && LOOPBACK.has(requested.hostname);
  return requested.origin === app.origin || (isSameMachine && requested.protocol === 'http:');
}
