import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { AppError, HTTP_STATUSES } from '../../platform/errors.ts';
import type { Account, Accounts } from './accounts.ts';
import type { Keys } from './keys.ts';
import { CLIENT_ID, issuerOf, MOUNT_PATH } from './localAuthority.ts';
import { endPage, problemPage } from './page.ts';
import type { Records } from './records.ts';
import { isRedirectAllowed } from './redirects.ts';

const HOUR = 60 * 60;
const FORTNIGHT = 14 * 24 * HOUR;

/** Stands for the Microsoft tenant; MSAL returns no id token silently without one. */
const TENANT = '5a1e5f10-0000-4000-8000-000000000000';

interface Parts {
  readonly records: Records;
  readonly keys: Keys;
  readonly accounts: Accounts;
}

/** An OpenID provider that does for MSAL what Microsoft's does, with the people of this store. */
export function openIdProvider(publicUrl: string, { records, keys, accounts }: Parts): Provider {
  const provider = new Provider(issuerOf(publicUrl), {
    ...grants,
    adapter: records.adapterOf,
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies] },
    clients: [client(publicUrl)],
    findAccount: async (_ctx, subject) => present(await accounts.find(subject)),
    interactions: {
      policy: promptPolicy(),
      url: (_ctx, { uid }) =>
        `${new URL(publicUrl).pathname.replace(/\/$/, '')}${MOUNT_PATH}/interaction/${uid}`,
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true, ...signOutPages } },
    clientBasedCORS: (_ctx, origin) => isRedirectAllowed(publicUrl, origin),
    renderError: (ctx, { error_description: detail }) => {
      ctx.type = 'html';
      ctx.body = problemPage(publicUrl, detail);
    },
  });
  provider.proxy = true; // the router before it sets the address of the call
  provider.on('server_error', (ctx, error) => {
    if (error instanceof AppError) ctx.status = HTTP_STATUSES[error.code];
  });
  const allows = (uri: string) => isRedirectAllowed(publicUrl, uri);
  provider.Client.prototype.redirectUriAllowed = allows;
  provider.Client.prototype.postLogoutRedirectUriAllowed = allows;
  return provider;
}

const grants: Configuration = {
  scopes: ['openid', 'offline_access', 'User.Read'],
  claims: { openid: ['sub', 'tid', 'oid', 'preferred_username'], profile: ['name'], email: ['email'] },
  conformIdTokenClaims: false,
  ttl: {
    AccessToken: HOUR,
    AuthorizationCode: 60,
    Grant: FORTNIGHT,
    IdToken: HOUR,
    Interaction: HOUR,
    RefreshToken: FORTNIGHT,
    Session: FORTNIGHT,
  },
  issueRefreshToken: async (_ctx, requester) => requester.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: false, // two tabs may renew at once
  loadExistingGrant: grantWhatIsAsked,
};

const client = (publicUrl: string) =>
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

/** Prompts for the account, never for consent: there is one application, and it is ours. */
function promptPolicy() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

async function grantWhatIsAsked({ oidc }: KoaContextWithOIDC) {
  const { client: requester, session, provider } = oidc;
  if (!requester || !session?.accountId) return undefined;
  const known = session.grantIdFor(requester.clientId);
  const earlier = known ? await provider.Grant.find(known) : undefined;
  const grant =
    earlier?.accountId === session.accountId
      ? earlier
      : new provider.Grant({ accountId: session.accountId, clientId: requester.clientId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  await grant.save();
  return grant;
}

const present = (account: Account | undefined) =>
  account && {
    accountId: account.subject,
    claims: () => ({
      sub: account.subject,
      oid: account.subject,
      tid: TENANT,
      preferred_username: account.email,
      email: account.email,
      name: account.name,
    }),
  };

const signOutPages = {
  logoutSource: (ctx: KoaContextWithOIDC, form: string) => {
    ctx.type = 'html';
    ctx.body = endPage({ form });
  },
  postLogoutSuccessSource: (ctx: KoaContextWithOIDC) => {
    ctx.type = 'html';
    ctx.body = endPage({});
  },
};
