import { dropStored, keptKeys, readStored, store } from '../browserStorage';
import type { Day } from '../days/dates';

/** Something that the server answered, stored in this browser for when there is no line (SECURITY.md, What lies in a browser). */
export type LastSeen<Answer> = {
  /** In milliseconds since 1970. */
  at: number;
  /** What it answers: the variables of a query. */
  asked: string;
  answer: Answer;
};

/** What is older is neither shown nor left. */
const KEPT_MS = 24 * 3_600_000;

const keyOf = (personId: number, name: string) => `lastSeen ${personId} ${name}` as const;

/** Stores the last answer under a name; nothing where storage is full or closed to us. */
export function keepSeen(personId: number, name: string, asked: string, answer: unknown): void {
  try {
    store(keyOf(personId, name), JSON.stringify({ at: Date.now(), asked, answer }));
  } catch {
    dropStored(keyOf(personId, name));
  }
}

/** The last answer under a name; undefined when there is none to show any more. */
export function lastSeen<Answer>(personId: number, name: string): LastSeen<Answer> | undefined {
  const seen: LastSeen<Answer> | null = JSON.parse(readStored(keyOf(personId, name)) ?? 'null');
  return seen && isFresh(seen) ? seen : undefined;
}

/** The day of the last answer under a name that is of a day; undefined when there is none to show any more. */
export function lastSeenDay(personId: number, name: string): Day | undefined {
  const seen = lastSeen(personId, name);
  return seen && JSON.parse(seen.asked).day;
}

/** Erases what anyone has seen here. @param isFor only what that is true of */
export function eraseSeen(isFor: (seen: LastSeen<unknown>) => boolean = () => true): void {
  for (const key of keptKeys()) {
    if (!key.startsWith('lastSeen ')) continue;
    const stored = key as ReturnType<typeof keyOf>;
    if (isFor(JSON.parse(readStored(stored) ?? '{}'))) dropStored(stored);
  }
}

const isFresh = ({ at }: Pick<LastSeen<unknown>, 'at'>) => Math.abs(Date.now() - at) < KEPT_MS;

const LOOK_EVERY_MS = 60_000;

/** Erases what is old, now and for as long as the page stands. */
export function eraseOldSeen(): void {
  const erase = () => eraseSeen(seen => !isFresh(seen));
  erase();
  setInterval(erase, LOOK_EVERY_MS);
}
