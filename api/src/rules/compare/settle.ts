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

const AMOUNT_WORDS: Readonly<Record<ComparedAmount, string>> = {
  frontGross: 'front',
  backGross: 'back',
  totalGross: 'total',
};

const DECISION_WORDS: Readonly<Record<Decision, string>> = { TAKEN: 'theirs taken', KEPT: 'ours kept' };

/** What became of a line: "theirs taken", "front: theirs taken, back: open"; null where nothing was to be decided. */
export function outcomeOf(line: Settling): string | null {
  if (line.group === 'EQUAL') return null;
  const { settled } = line;
  if (line.group !== 'DIFFERS') return settled.line ? DECISION_WORDS[settled.line] : 'open';
  const decided = differingIn(line.ours ?? {}, line.theirs ?? {}).map(
    amount => [amount, settled[amount] ? DECISION_WORDS[settled[amount]] : 'open'] as const,
  );
  const [first] = decided;
  if (first && decided.every(([, words]) => words === first[1])) return first[1];
  return decided.map(([amount, words]) => `${AMOUNT_WORDS[amount]}: ${words}`).join(', ');
}

/** What our side is after what was decided: theirs where it was taken. */
export function expectedOf({ theirs, ours, settled }: Settling): Amounts {
  const taken = Object.entries(theirs ?? {}).filter(
    ([amount]) => settled[amount as ComparedAmount] === 'TAKEN',
  );
  return { ...ours, ...Object.fromEntries(taken) };
}
