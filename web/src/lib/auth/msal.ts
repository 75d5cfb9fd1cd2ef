import { type Configuration, ProtocolMode, PublicClientApplication } from '@azure/msal-browser';
import { loadSettings, type PublicSettings } from './publicSettings';

/** Provides the sign-in with a work account. Import this file lazily, because it loads all of MSAL. */

/** The result of a sign-in after the provider's redirect. */
export type RedirectResponse = { accessToken: string; state: string };

const POPUP_TIMEOUT_MS = 60_000;
const SILENT_FRAME_TIMEOUT_MS = 10_000;

/**
 * MSAL requires an https authority. The local provider's authority is a placeholder; the metadata contains
 * its real endpoints.
 */
function buildConfiguration(settings: PublicSettings): Configuration {
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
      popupBridgeTimeout: POPUP_TIMEOUT_MS,
      iframeBridgeTimeout: SILENT_FRAME_TIMEOUT_MS,
    },
  };
}

/** MSAL's client, and the scopes to request from the provider. */
export type MsalClient = { client: PublicClientApplication; scopes: string[] };

/** Creates a new client each time, because an older client may refer to cached entries that were deleted. */
export async function openMsalClient(): Promise<MsalClient> {
  const settings = await loadSettings();
  const client = new PublicClientApplication(buildConfiguration(settings));
  await client.initialize();
  return { client, scopes: settings.scopes };
}

/**
 * Reads the provider's response from the address in two steps: opening the client and reading the response.
 * Each step that fails has a separate message: the start-up failed, or the sign-in failed.
 */
export async function openRedirectResponse(): Promise<() => Promise<RedirectResponse | null>> {
  const { client } = await openMsalClient();
  return async () => {
    const result = await client.handleRedirectPromise({ navigateToLoginRequestUrl: false });
    if (!result) return null;
    client.setActiveAccount(result.account);
    return { accessToken: result.accessToken, state: result.state ?? '' };
  };
}

/** Redirects to the provider's account picker. The response returns `state` (an invite's token). */
export async function signInByRedirect({ client, scopes }: MsalClient, state?: string): Promise<void> {
  await client.loginRedirect({ scopes, prompt: 'select_account', ...(state === undefined ? {} : { state }) });
}

/**
 * Returns a token for the first cached account without user interaction.
 * @throws when no account is cached
 */
export async function acquireTokenSilently({ client, scopes }: MsalClient): Promise<string> {
  const [account] = client.getAllAccounts();
  if (!account) throw new Error('No cached account was found.');
  const { accessToken } = await client.acquireTokenSilent({ scopes, account, forceRefresh: false });
  return accessToken;
}
