/**
 * All keys that the app and its libraries write to this browser's storage, by prefix. The value is the
 * storage area: local storage, or session storage until the tab is closed. SECURITY.md lists the content, the
 * retention and the deletion of each key.
 */
export const storedKeys = {
  accessToken: 'local',
  user: 'local',
  preventAutoLogin: 'local',
  idledOut: 'local',
  lastActivity: 'local',
  justLoggedOut: 'session',
  wantedPage: 'session',
  lastSeen: 'local',
  displayDevice: 'local',
  installHint: 'local',
  themeMode: 'local',
  myDayFolded: 'local',
  lately: 'local',
  unsavedDeal: 'local',
  pastedDeals: 'local',
  unsavedGoals: 'local',
  unsavedGross: 'local',
  unsavedUp: 'local',
  newUp: 'local',
  playground: 'local',
  typedAt: 'local',
  discardedAt: 'local',
  msal: 'local',
} as const;

type StoredKeyPrefix = keyof typeof storedKeys;
export type StoredKey = StoredKeyPrefix | `${StoredKeyPrefix}${' ' | ':'}${string}`;

/**
 * Reads a stored text. Only the functions of this file access browser storage, so that `storedKeys` lists
 * every key.
 */
export const readStored = (key: StoredKey): string | null => getStorage(key).getItem(key);

/**
 * Stores a text.
 * @throws when storage is full or blocked
 */
export const writeStored = (key: StoredKey, value: string): void => getStorage(key).setItem(key, value);

export const deleteStored = (key: StoredKey): void => getStorage(key).removeItem(key);

/** Returns the keys of local storage. */
export const listLocalKeys = (): string[] => Object.keys(localStorage);

function getStorage(key: StoredKey): Storage {
  const [prefix] = key.split(/[ :]/, 1);
  return storedKeys[prefix as StoredKeyPrefix] === 'session' ? sessionStorage : localStorage;
}
