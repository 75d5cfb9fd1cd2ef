import { type Configuration, ProtocolMode, PublicClientApplication } from '@azure/msal-browser';
import { loadSettings, type Settings } from './settings';

/** Work-account sign-in. Import this file lazily: it brings all of MSAL with it. */

/** What a sign-in left behind when the browser came back from the provider. */
export type RedirectAnswer = { accessToken: string; state: string };

const POPUP_WAIT_MS = 60_000;
const SILENT_FRAME_WAIT_MS = 10_000;

/** MSAL wants an https authority; the local provider's is one by label only, its real endpoints are in the metadata. */
function configurationOf(settings: Settings): Configuration {
  const isOidc = settings.protocolMode === 'OIDC';
  return {
    auth: {
      clientId: settings.clientId,
      authority: settings.authority.replace(/^http:/, 'https:'),
      knownAuthorities: settings.knownAuthorities,
      ...(settings.authorityMetadata ? { authorityMetadata: settings.authorityMetadata } : {}),
      ...(isOidc ? { OIDCOptions: { defaultScopes: ['openid', 'profile', 'email'] } } : {}),
      redirectUri: window.location.origin,
    },
    cache: { cacheLocation: 'localStorage' },
    system: {
      protocolMode: isOidc ? ProtocolMode.OIDC : ProtocolMode.AAD,
      popupBridgeTimeout: POPUP_WAIT_MS,
      iframeBridgeTimeout: SILENT_FRAME_WAIT_MS,
    },
  };
}

/** MSAL's client, and what it asks the provider for. */
export type OpenClient = { client: PublicClientApplication; scopes: string[] };

/** A fresh client each time: the cached entries may have been removed under an older one. */
export async function openClient(): Promise<OpenClient> {
  const settings = await loadSettings();
  const client = new PublicClientApplication(configurationOf(settings));
  await client.initialize();
  return { client, scopes: settings.scopes };
}

/**
 * Takes the provider's answer out of the address, in two steps, because their failures differ: opening the client
 * (the start-up failed) and reading the answer (the sign-in failed).
 */
export async function openRedirectAnswer(): Promise<() => Promise<RedirectAnswer | null>> {
  const { client } = await openClient();
  return async () => {
    const result = await client.handleRedirectPromise({ navigateToLoginRequestUrl: false });
    if (!result) return null;
    client.setActiveAccount(result.account);
    return { accessToken: result.accessToken, state: result.state ?? '' };
  };
}

/** Leaves for the provider's account picker; `state` comes back with the answer (an invite's token). */
export async function signInByRedirect({ client, scopes }: OpenClient, state?: string): Promise<void> {
  await client.loginRedirect({ scopes, prompt: 'select_account', ...(state === undefined ? {} : { state }) });
}

/** A token for the first cached account without asking anyone. @throws when there is no account */
export async function acquireTokenSilently({ client, scopes }: OpenClient): Promise<string> {
  const [account] = client.getAllAccounts();
  if (!account) throw new Error('No cached account is left.');
  const { accessToken } = await client.acquireTokenSilent({ scopes, account, forceRefresh: false });
  return accessToken;
}
