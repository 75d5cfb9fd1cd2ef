import { type Amounts, type ComparedAmount, listDifferingAmounts } from './amounts.ts';
import type { ComparedGroup } from './groups.ts';

/**
 * The decision about an amount, or about a line without a counterpart: take the file's amount or keep the
 * store's.
 */
export type Decision = 'TAKEN' | 'KEPT';
export type DecisionsByAmount = Readonly<Partial<Record<ComparedAmount | 'line', Decision>>>;

/** The facts about a line that show which decisions are open. */
export interface LineDecisions {
  readonly group: ComparedGroup;
  readonly theirs: Amounts | null;
  readonly ours: Amounts | null;
  readonly settled: DecisionsByAmount;
}

/** Returns the differing amounts without a decision. */
export const listUndecidedAmounts = ({ group, theirs, ours, settled }: LineDecisions): ComparedAmount[] =>
  group === 'DIFFERS' ? listDifferingAmounts(ours ?? {}, theirs ?? {}).filter(amount => !settled[amount]) : [];

/** Returns whether a decision is open. */
export function hasOpenDecision(line: LineDecisions): boolean {
  if (line.group === 'EQUAL') return false;
  return line.group === 'DIFFERS' ? listUndecidedAmounts(line).length > 0 : !line.settled.line;
}

const AMOUNT_LABELS: Readonly<Record<ComparedAmount, string>> = {
  frontGross: 'front',
  backGross: 'back',
  totalGross: 'total',
};

const DECISION_LABELS: Readonly<Record<Decision, string>> = { TAKEN: 'theirs taken', KEPT: 'ours kept' };

/**
 * Formats the outcome of a line: "theirs taken", "front: theirs taken, back: open". Returns null when no
 * decision was needed.
 */
export function formatOutcome(line: LineDecisions): string | null {
  if (line.group === 'EQUAL') return null;
  const { settled } = line;
  if (line.group !== 'DIFFERS') return settled.line ? DECISION_LABELS[settled.line] : 'open';
  const outcomes = listDifferingAmounts(line.ours ?? {}, line.theirs ?? {}).map(
    amount => [amount, settled[amount] ? DECISION_LABELS[settled[amount]] : 'open'] as const,
  );
  const [first] = outcomes;
  if (first && outcomes.every(([, label]) => label === first[1])) return first[1];
  return outcomes.map(([amount, label]) => `${AMOUNT_LABELS[amount]}: ${label}`).join(', ');
}

/** Returns the store's amounts after the decisions: the file's amounts where they were taken. */
export function applyDecisions({ theirs, ours, settled }: LineDecisions): Amounts {
  const takenAmounts = Object.entries(theirs ?? {}).filter(
    ([amount]) => settled[amount as ComparedAmount] === 'TAKEN',
  );
  return { ...ours, ...Object.fromEntries(takenAmounts) };
}
