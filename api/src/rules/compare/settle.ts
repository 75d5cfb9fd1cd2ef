import { type Amounts, type ComparedAmount, differingIn } from './amounts.ts';
import type { ComparedGroup } from './groups.ts';

/** What was decided about an amount, or about a line that stands alone. */
export type Decision = 'TAKEN' | 'KEPT';
export type Settled = Readonly<Partial<Record<ComparedAmount | 'line', Decision>>>;

/** What of a line is still to be decided. */
export interface Settling {
  readonly group: ComparedGroup;
  readonly theirs: Amounts | null;
  readonly ours: Amounts | null;
  readonly settled: Settled;
}

/** The differing amounts that nobody has decided on. */
export const undecidedIn = ({ group, theirs, ours, settled }: Settling): ComparedAmount[] =>
  group === 'DIFFERS' ? differingIn(ours ?? {}, theirs ?? {}).filter(amount => !settled[amount]) : [];

/** Whether someone still has to decide something. */
export function isOpen(line: Settling): boolean {
  if (line.group === 'EQUAL') return false;
  return line.group === 'DIFFERS' ? undecidedIn(line).length > 0 : !line.settled.line;
}

/** What our side is after what was decided: theirs where it was taken. */
export function expectedOf({ theirs, ours, settled }: Settling): Amounts {
  const taken = Object.entries(theirs ?? {}).filter(
    ([amount]) => settled[amount as ComparedAmount] === 'TAKEN',
  );
  return { ...ours, ...Object.fromEntries(taken) };
}
