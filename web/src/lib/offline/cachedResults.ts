import { deleteStored, listLocalKeys, readStored, writeStored } from '../browserStorage';
import type { Day } from '../days/dates';

/**
 * A server response that is stored in this browser for offline use (SECURITY.md, Data stored in a browser).
 * The property names are stored.
 */
export type CachedResult<Data> = {
  /** The time of the response, in milliseconds since 1970. */
  at: number;
  /** The variables of the query, as JSON. */
  asked: string;
  answer: Data;
};

/** The maximum age of a result that is shown or stored. */
const MAX_AGE_MS = 24 * 3_600_000;

const toResultKey = (personId: number, name: string) => `lastSeen ${personId} ${name}` as const;

/** Stores the last result under a name. If storage is full or blocked, the result is not stored. */
export function storeCachedResult(
  personId: number,
  name: string,
  variablesJson: string,
  data: unknown,
): void {
  try {
    writeStored(
      toResultKey(personId, name),
      JSON.stringify({ at: Date.now(), asked: variablesJson, answer: data }),
    );
  } catch {
    deleteStored(toResultKey(personId, name));
  }
}

/** Returns the last result under a name; undefined when no result is stored or the result is too old. */
export function readCachedResult<Data>(personId: number, name: string): CachedResult<Data> | undefined {
  const result: CachedResult<Data> | null = JSON.parse(readStored(toResultKey(personId, name)) ?? 'null');
  return result && isRecent(result) ? result : undefined;
}

/**
 * Returns the day of the last result under a name that has a `day` variable; undefined when no result is
 * stored or the result is too old.
 */
export function readCachedDay(personId: number, name: string): Day | undefined {
  const result = readCachedResult(personId, name);
  return result && JSON.parse(result.asked).day;
}

/**
 * Deletes the stored results of all people in this browser.
 * @param shouldDelete limits the deletion to matching results
 */
export function deleteCachedResults(
  shouldDelete: (result: CachedResult<unknown>) => boolean = () => true,
): void {
  for (const key of listLocalKeys()) {
    if (!key.startsWith('lastSeen ')) continue;
    const storedKey = key as ReturnType<typeof toResultKey>;
    if (shouldDelete(JSON.parse(readStored(storedKey) ?? '{}'))) deleteStored(storedKey);
  }
}

const isRecent = ({ at }: Pick<CachedResult<unknown>, 'at'>) => Math.abs(Date.now() - at) < MAX_AGE_MS;

const CLEANUP_INTERVAL_MS = 60_000;

/** Deletes old results now and every minute while the page is open. */
export function deleteOldCachedResults(): void {
  const cleanUp = () => deleteCachedResults(result => !isRecent(result));
  cleanUp();
  setInterval(cleanUp, CLEANUP_INTERVAL_MS);
}
