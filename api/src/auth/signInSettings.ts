import type { Config } from '../platform/config.ts';
import { localAuthority } from './localProvider/localAuthority.ts';

/** What a browser needs before anyone has signed in: how MSAL reaches the provider, and the session's limits. */
export interface SignInSettings {
  readonly provider: 'microsoft' | 'local';
  readonly clientId: string;
  /** Always https, because MSAL insists; for the local provider a label only, see `authorityMetadata`. */
  readonly authority: string;
  readonly knownAuthorities: readonly string[];
  /** The provider's OpenID metadata as JSON, when it cannot be fetched from the authority. */
  readonly authorityMetadata: string | null;
  readonly protocolMode: 'AAD' | 'OIDC';
  readonly scopes: readonly string[];
  readonly idleMinutes: number;
  readonly warningSeconds: number;
  readonly storeName: string;
  /** IANA name of the zone in which the store has its "today". */
  readonly storeTimeZone: string;
}

/** The scopes that a sign-in requests. */
const SCOPES = ['openid', 'profile', 'email', 'User.Read'] as const;

/** The settings of the tenant that is configured, else of the local provider. */
export function signInSettings(config: Config): SignInSettings {
  return {
    ...(config.microsoft ? microsoftAuthority(config.microsoft) : localAuthority(config.publicUrl)),
    scopes: SCOPES,
    idleMinutes: config.session.idleMinutes,
    warningSeconds: config.session.warningSeconds,
    storeName: config.storeName,
    storeTimeZone: config.storeTimeZone,
  };
}

const microsoftAuthority = ({ tenantId, clientId }: NonNullable<Config['microsoft']>) =>
  ({
    provider: 'microsoft',
    clientId,
    authority: `https://login.microsoftonline.com/${tenantId}`,
    knownAuthorities: [],
    authorityMetadata: null,
    protocolMode: 'AAD',
  }) as const;
