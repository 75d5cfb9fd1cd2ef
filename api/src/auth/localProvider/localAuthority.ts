/** The settings of the local provider for browsers; `openIdProvider.ts` serves them. */

export const CLIENT_ID = 'salesfloor';

/** Where the local provider is mounted. */
export const MOUNT_PATH = '/idp';

export const issuerOf = (publicUrl: string) => `${publicUrl}${MOUNT_PATH}`;

/**
 * MSAL takes only https authorities, so on plain http the authority is a label; the endpoints that it really calls
 * are in the metadata.
 */
export function localAuthority(publicUrl: string) {
  const issuer = issuerOf(publicUrl);
  return {
    provider: 'local',
    clientId: CLIENT_ID,
    authority: issuer.replace(/^http:/, 'https:'),
    knownAuthorities: [new URL(publicUrl).host],
    authorityMetadata: JSON.stringify({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/session/end`,
      jwks_uri: `${issuer}/jwks`,
    }),
    protocolMode: 'OIDC',
  } as const;
}
