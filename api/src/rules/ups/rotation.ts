import type { UpType } from './upValues.ts';

/** A row of a day's up log with the fields that decide the rotation. */
export interface RotationUp {
  readonly employeeId: number | null;
  readonly upType: UpType | null;
  readonly customerName: string;
  /** True when the turn is skipped for now. */
  readonly isHeld: boolean;
}

/** Returns whether the row queues its salesperson for an up. A queued row does not count as an up. */
export const isQueued = ({ upType, customerName }: Pick<RotationUp, 'upType' | 'customerName'>): boolean =>
  upType === 'On Turn' && customerName.trim() === '';

/**
 * Returns whether a row leaves a queued turn unused. Appointments, be-backs and rows without a type leave it
 * unused (rules.md, Up log).
 */
const leavesTurnUnused = ({ upType }: RotationUp): boolean =>
  upType === null || upType === 'Appointment' || upType === 'B-Back';

/** Returns the row of each person that decides whether the person is queued, in log order. */
function findDecidingRows<Up extends RotationUp>(
  ups: readonly Up[],
  floor: ReadonlySet<number>,
): Map<number, Up> {
  const decidingRows = new Map<number, Up>();
  for (const up of ups) {
    if (up.employeeId === null || !floor.has(up.employeeId)) continue;
    const before = decidingRows.get(up.employeeId);
    if (before && isQueued(before) && leavesTurnUnused(up)) continue;
    // Without the deletion the map would keep the position of the person's first row.
    decidingRows.delete(up.employeeId);
    decidingRows.set(up.employeeId, up);
  }
  return decidingRows;
}

/**
 * Returns the employee ids in rotation order. People who are queued On Turn without a customer come first,
 * then all other people by their last row. Both groups are in log order. Held rows are left out (my-day.md,
 * Next up).
 * @param ups the day's rows in order
 * @param floor the ids of the people in the rotation
 */
export function getRotationOrder(ups: readonly RotationUp[], floor: ReadonlySet<number>): number[] {
  const inOrder = [...findDecidingRows(ups, floor)];
  const filterRows = (isQueuedRow: boolean) => inOrder.filter(([, up]) => isQueued(up) === isQueuedRow);
  return [...filterRows(true).filter(([, up]) => !up.isHeld), ...filterRows(false)].map(([id]) => id);
}

/** Lists the queued rows in log order, one row per person. Held rows are included (rules.md, Up log). */
export const listQueuedUps = <Up extends RotationUp>(ups: readonly Up[], floor: ReadonlySet<number>): Up[] =>
  [...findDecidingRows(ups, floor).values()].filter(isQueued);

/**
 * Lists the rows of a person to delete so that the person leaves the queue. These are the queued rows after
 * the last row that used up a turn.
 */
export function listQueuedRows<Up extends RotationUp>(ups: readonly Up[], employeeId: number): Up[] {
  const turnRows = ups.filter(up => up.employeeId === employeeId && !leavesTurnUnused(up));
  return turnRows.slice(turnRows.findLastIndex(up => !isQueued(up)) + 1);
}

/** Returns the row after which a skipped row moves: the next queued row that is not held, or undefined. */
export const findNextInQueue = <Up extends RotationUp>(queued: readonly Up[], skipped: Up): Up | undefined =>
  queued.slice(queued.indexOf(skipped) + 1).find(({ isHeld }) => !isHeld);

/** A person's numbers of taken turns and of skips. */
export interface TurnCounts {
  readonly employeeId: number;
  readonly taken: number;
  readonly skipped: number;
}

/** Counts turns and skips for each person who has a turn or a skip. */
export function countTurns(
  ups: readonly { readonly employeeId: number | null; readonly isTaken: boolean; readonly skips: number }[],
): TurnCounts[] {
  const counts = new Map<number, TurnCounts>();
  for (const { employeeId, isTaken, skips } of ups) {
    if (employeeId === null || (!isTaken && skips === 0)) continue;
    const { taken, skipped } = counts.get(employeeId) ?? { taken: 0, skipped: 0 };
    counts.set(employeeId, { employeeId, taken: taken + (isTaken ? 1 : 0), skipped: skipped + skips });
  }
  return [...counts.values()];
}
