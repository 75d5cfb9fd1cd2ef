import type { Config } from '../../platform/config.ts';
import { buildLocalAuthority } from './localProvider/localAuthority.ts';

/** The settings that a browser needs before a sign-in: the provider for MSAL, and the session limits. */
export interface SignInSettings {
  readonly provider: 'microsoft' | 'local';
  readonly clientId: string;
  /**
   * The address of the provider. It is always https, as MSAL requires. For the local provider it is only a
   * label, see `authorityMetadata`.
   */
  readonly authority: string;
  readonly knownAuthorities: readonly string[];
  /** The provider's OpenID metadata as JSON, if MSAL cannot fetch it from the authority. */
  readonly authorityMetadata: string | null;
  readonly protocolMode: 'AAD' | 'OIDC';
  readonly scopes: readonly string[];
  readonly idleMinutes: number;
  readonly warningSeconds: number;
  readonly storeName: string;
  /** IANA name of the store's time zone, which defines "today". */
  readonly storeTimeZone: string;
}

/** The scopes that a sign-in requests. */
const SCOPES = ['openid', 'profile', 'email', 'User.Read'] as const;

/**
 * Returns the settings of the configured Microsoft tenant, or of the local provider if none is configured.
 */
export function buildSignInSettings(config: Config): SignInSettings {
  return {
    ...(config.microsoft ? buildMicrosoftAuthority(config.microsoft) : buildLocalAuthority(config.publicUrl)),
    scopes: SCOPES,
    idleMinutes: config.session.idleMinutes,
    warningSeconds: config.session.warningSeconds,
    storeName: config.storeName,
    storeTimeZone: config.storeTimeZone,
  };
}

const buildMicrosoftAuthority = ({ tenantId, clientId }: NonNullable<Config['microsoft']>) =>
  ({
    provider: 'microsoft',
    clientId,
    authority: `https://login.microsoftonline.com/${tenantId}`,
    knownAuthorities: [],
    authorityMetadata: null,
    protocolMode: 'AAD',
  }) as const;
