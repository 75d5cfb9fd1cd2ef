import { callApi } from '../server/api';

/** What the server tells a browser before anyone has signed in: GET /api/auth/settings. */
export type Settings = {
  /** Who signs people in: Microsoft, or the local provider with its demo people. */
  provider: 'microsoft' | 'local';
  clientId: string;
  authority: string;
  knownAuthorities: string[];
  /** The provider's OpenID metadata as JSON, when it cannot be fetched from the authority. */
  authorityMetadata: string | null;
  protocolMode: 'AAD' | 'OIDC';
  scopes: string[];
  idleMinutes: number;
  warningSeconds: number;
  /** IANA name of the zone in which the store has its "today". */
  storeTimeZone: string;
};

let settings: Promise<Settings> | undefined;

/** The settings, requested once per page; a failure is not remembered. */
export function loadSettings(): Promise<Settings> {
  settings ??= callApi<Settings>('/auth/settings').catch((error: unknown) => {
    settings = undefined;
    throw error;
  });
  return settings;
}
