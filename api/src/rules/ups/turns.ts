import type { UpType } from './upValues.ts';

/** A row of a day's up log, as far as it decides whose turn it is. */
export interface LoggedUp {
  readonly employeeId: number | null;
  readonly upType: UpType | null;
  readonly customerName: string;
  /** Its turn is passed by for now. */
  readonly isHeld: boolean;
}

/** Whether a row is no up yet: its salesperson waits for one. */
export const isWaiting = ({ upType, customerName }: Pick<LoggedUp, 'upType' | 'customerName'>): boolean =>
  upType === 'On Turn' && customerName.trim() === '';

/** What comes on its own, or is not known yet, uses up no turn that waits (rules.md, Up log). */
const leavesTurns = ({ upType }: LoggedUp): boolean =>
  upType === null || upType === 'Appointment' || upType === 'B-Back';

/** The row of each person that decides whether they wait, in the order of the log. */
function decidingRows<Up extends LoggedUp>(ups: readonly Up[], floor: ReadonlySet<number>): Map<number, Up> {
  const deciding = new Map<number, Up>();
  for (const up of ups) {
    if (up.employeeId === null || !floor.has(up.employeeId)) continue;
    const before = deciding.get(up.employeeId);
    if (before && isWaiting(before) && leavesTurns(up)) continue;
    // A map keeps the place of the first row otherwise.
    deciding.delete(up.employeeId);
    deciding.set(up.employeeId, up);
  }
  return deciding;
}

/**
 * Who takes the next up, and who the one after it: first those who wait by a row On Turn without a customer, then everyone
 * else of the log by their last row, each in the order of the log; without those whose turn is held (my-day.md, Next in turn).
 * @param ups the day's rows in their order
 * @param floor who takes turns
 */
export function turnOrder(ups: readonly LoggedUp[], floor: ReadonlySet<number>): number[] {
  const inOrder = [...decidingRows(ups, floor)];
  const those = (waiting: boolean) => inOrder.filter(([, up]) => isWaiting(up) === waiting);
  return [...those(true).filter(([, up]) => !up.isHeld), ...those(false)].map(([id]) => id);
}

/** The rows that wait for a turn, one a person, in the order of the log, held ones among them (rules.md, Up log). */
export const waitingUps = <Up extends LoggedUp>(ups: readonly Up[], floor: ReadonlySet<number>): Up[] =>
  [...decidingRows(ups, floor).values()].filter(isWaiting);

/** The rows of a person to delete so that they stop waiting: those after the last row that used a turn up. */
export function waitingRows<Up extends LoggedUp>(ups: readonly Up[], employeeId: number): Up[] {
  const deciding = ups.filter(up => up.employeeId === employeeId && !leavesTurns(up));
  return deciding.slice(deciding.findLastIndex(up => !isWaiting(up)) + 1);
}

/** The row that a skipped one goes behind: the next that waits and is not held; none when it is the last. */
export const nextBehind = <Up extends LoggedUp>(waiting: readonly Up[], skipped: Up): Up | undefined =>
  waiting.slice(waiting.indexOf(skipped) + 1).find(({ isHeld }) => !isHeld);

/** How many turns someone took, and how often they were skipped. */
export interface TurnsTaken {
  readonly employeeId: number;
  readonly taken: number;
  readonly skipped: number;
}

/** Of each person whose rows have either. */
export function turnsTaken(
  ups: readonly { readonly employeeId: number | null; readonly isTaken: boolean; readonly skips: number }[],
): TurnsTaken[] {
  const counts = new Map<number, TurnsTaken>();
  for (const { employeeId, isTaken, skips } of ups) {
    if (employeeId === null || (!isTaken && skips === 0)) continue;
    const { taken, skipped } = counts.get(employeeId) ?? { taken: 0, skipped: 0 };
    counts.set(employeeId, { employeeId, taken: taken + (isTaken ? 1 : 0), skipped: skipped + skips });
  }
  return [...counts.values()];
}
