/** The client id of the browser app at the local provider. */

export const CLIENT_ID = 'salesfloor';

/** The path of the local provider. */
export const MOUNT_PATH = '/idp';

export const buildIssuerUrl = (publicUrl: string) => `${publicUrl}${MOUNT_PATH}`;

/**
 * Returns the sign-in settings for browsers. MSAL accepts only https authorities, so on plain http the
 * authority is only a label. The metadata contains the endpoints that MSAL calls.
 */
export function buildLocalAuthority(publicUrl: string) {
  const issuer = buildIssuerUrl(publicUrl);
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
