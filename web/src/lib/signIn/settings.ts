import { keepSeen, lastSeen } from '../lastSeen/lastSeen';
import { ApiUnreachable, callApi } from '../server/api';

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
  /** What mails and screens call the store. */
  storeName: string;
  /** IANA name of the zone in which the store has its "today". */
  storeTimeZone: string;
};

/** They are told before anyone has signed in. */
const NOBODY = 0;
const NAME = 'settings';

/** The settings as they were last told here, of a day at most. */
export const settingsSeen = (): Settings | undefined => lastSeen<Settings>(NOBODY, NAME)?.answer;

let settings: Promise<Settings> | undefined;

/** The settings, requested once per page; a failure is not remembered. Those last told where no server answers. */
export function loadSettings(): Promise<Settings> {
  settings ??= callApi<Settings>('/auth/settings').then(
    answer => {
      keepSeen(NOBODY, NAME, '', answer);
      return answer;
    },
    (error: unknown) => {
      settings = undefined;
      const seen = settingsSeen();
      if (error instanceof ApiUnreachable && seen) return seen;
      throw error;
    },
  );
  return settings;
}
