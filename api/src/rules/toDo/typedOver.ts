import type { Cents } from '../numbers/money.ts';

/** An entry of one gross field of a deal. */
export interface GrossEntry {
  readonly number: number;
  readonly field: 'frontGross' | 'backGross';
  readonly employeeId: number | null;
  readonly by: string;
  /** Null when the field was cleared. */
  readonly value: Cents | null;
  readonly at: Date;
}

/** Gross that a person entered and another user changed. */
export interface OverwrittenGross extends Pick<GrossEntry, 'number' | 'field' | 'by' | 'at'> {
  readonly was: Cents;
  readonly is: Cents | null;
}

const LISTED_DAYS = 7;

/** Returns the start of the listed period. Earlier changes are not listed. */
export const listedSince = (now: Date): Date => new Date(now.getTime() - LISTED_DAYS * 86_400_000);

/**
 * Lists the gross of one employee that other users changed, the latest first (my-day.md, What waits). An
 * entry disappears after 7 days, when the employee enters the gross again, and when the original value is
 * back.
 * @param entries all entries of each gross field, the oldest first
 */
export function listOverwrittenGross(entries: readonly GrossEntry[], employeeId: number, now: Date): OverwrittenGross[] {
  const entriesByField = Map.groupBy(entries, ({ number, field }) => `${number} ${field}`);
  return [...entriesByField.values()]
    .flatMap(fieldEntries => findOverwritten(fieldEntries, employeeId, now) ?? [])
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Filling a field that the person left empty does not count as overwriting. */
function findOverwritten(entries: readonly GrossEntry[], employeeId: number, now: Date): OverwrittenGross | undefined {
  const ownIndex = entries.findLastIndex(entriesByField => entriesByField.employeeId === employeeId);
  const [own, next, last] = [entries[ownIndex], entries[ownIndex + 1], entries.at(-1)];
  if (own?.value == null || !next || !last || next.at <= listedSince(now)) return undefined;
  const { number, field, by, at, value } = last;
  return value === own.value ? undefined : { number, field, by, at, was: own.value, is: value };
}
