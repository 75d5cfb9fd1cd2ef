import type { UpType } from '../ups/upValues.ts';

/** A row of the day's up log, as far as it decides whose turn it is. */
export interface LoggedUp {
  readonly employeeId: number | null;
  readonly upType: UpType | null;
  readonly customerName: string;
}

/** Whether a row is no up yet: its salesperson waits for one. */
const isWaiting = ({ upType, customerName }: LoggedUp): boolean =>
  upType === 'On Turn' && customerName.trim() === '';

/**
 * Who takes the next up, and who the one after it: first those who wait by a row On Turn without a customer, then everyone
 * else of the log by their last row, each in the order of the log (my-day.md, Next in turn).
 * @param ups the day's rows in their order
 * @param floor who takes turns
 */
export function turnOrder(ups: readonly LoggedUp[], floor: ReadonlySet<number>): number[] {
  const lastRow = new Map<number, LoggedUp>();
  for (const up of ups) {
    if (up.employeeId === null || !floor.has(up.employeeId)) continue;
    // A map keeps the place of the first row otherwise.
    lastRow.delete(up.employeeId);
    lastRow.set(up.employeeId, up);
  }
  const inOrder = [...lastRow];
  const those = (waiting: boolean) => inOrder.filter(([, up]) => isWaiting(up) === waiting).map(([id]) => id);
  return [...those(true), ...those(false)];
}
