/**
 * All that the app and its libraries write into this browser's storage, by how a key begins, and where it lies: for good, or until
 * the tab is closed. SECURITY.md says of each what it holds, for how long, and what erases it.
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

type Begin = keyof typeof storedKeys;
export type StoredKey = Begin | `${Begin}${' ' | ':'}${string}`;

/** The way by which everything is stored here, so that nothing is without its line in `storedKeys`. */
export const readStored = (key: StoredKey): string | null => areaOf(key).getItem(key);

/** @throws when storage is full or closed to us */
export const store = (key: StoredKey, value: string): void => areaOf(key).setItem(key, value);

export const dropStored = (key: StoredKey): void => areaOf(key).removeItem(key);

/** The keys that stay for good. */
export const keptKeys = (): string[] => Object.keys(localStorage);

function areaOf(key: StoredKey): Storage {
  const [begin] = key.split(/[ :]/, 1);
  return storedKeys[begin as Begin] === 'session' ? sessionStorage : localStorage;
}
