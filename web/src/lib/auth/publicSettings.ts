import { useEffect, useState } from 'react';
import { readCachedResult, storeCachedResult } from '../offline/cachedResults';
import { ApiUnreachableError, callApi } from '../restClient';

/** Settings that the server sends before sign-in: GET /api/auth/settings. */
export type PublicSettings = {
  /** The identity provider: Microsoft, or the local provider with its demo users. */
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
  /** The store's name in emails and on screens. */
  storeName: string;
  /** The store's IANA time zone. */
  storeTimeZone: string;
};

/**
 * The person id under which the settings are cached. They are loaded before sign-in and belong to no person.
 */
const NO_PERSON_ID = 0;
const CACHE_NAME = 'settings';

/** Returns the settings that were cached in the last 24 hours; undefined when there are none. */
export const readCachedSettings = (): PublicSettings | undefined =>
  readCachedResult<PublicSettings>(NO_PERSON_ID, CACHE_NAME)?.answer;

let settingsPromise: Promise<PublicSettings> | undefined;

/**
 * Loads the settings once per page. After a failure, the next call tries again. Returns the cached settings
 * when the server does not respond.
 */
export function loadSettings(): Promise<PublicSettings> {
  settingsPromise ??= callApi<PublicSettings>('/auth/settings').then(
    loaded => {
      storeCachedResult(NO_PERSON_ID, CACHE_NAME, '', loaded);
      return loaded;
    },
    (error: unknown) => {
      settingsPromise = undefined;
      const cached = readCachedSettings();
      if (error instanceof ApiUnreachableError && cached) return cached;
      throw error;
    },
  );
  return settingsPromise;
}

const PRODUCT_NAME = 'Salesfloor';

/** Returns the name of the store; until the settings are loaded, the name of the product. */
export function useStoreName(): string {
  const [name, setName] = useState(() => readCachedSettings()?.storeName ?? PRODUCT_NAME);
  useEffect(() => {
    let isMounted = true;
    loadSettings().then(
      ({ storeName = PRODUCT_NAME }) => isMounted && setName(storeName),
      () => {}, // Ignores the error here, because the components that need the settings report it.
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return name;
}
