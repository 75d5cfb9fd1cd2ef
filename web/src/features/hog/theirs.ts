import { createZonedFormat } from '../../lib/days/clockWords';
import type { ConflictingValue } from '../../lib/saves/cellSaves';

/**
 * Formats who changed a cell, how and when, on the clock of the store: "Finn Delgado stored $300.00 on Nov 3,
 * 2:15 PM".
 * @param change such as "stored $300.00"
 */
export function formatTheirChange(
  { changedBy, changedAt }: Pick<ConflictingValue<unknown>, 'changedBy' | 'changedAt'>,
  change: string,
  timeZone: string,
): string {
  return `${changedBy ?? 'The store'} ${change} on ${formatChangeTime(timeZone, new Date(changedAt))}`;
}

const formatChangeTime = createZonedFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
