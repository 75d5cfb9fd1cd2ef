import { type Amounts, COMPARED_AMOUNTS, type ComparedAmount, listDifferingAmounts } from './amounts.ts';
import type { ComparedGroup } from './groups.ts';

/**
 * The decision about an amount, or about a line without a counterpart: take the file's amount or keep the
 * store's.
 */
export type Decision = 'TAKEN' | 'KEPT';
export type DecisionsByAmount = Readonly<Partial<Record<ComparedAmount | 'line', Decision>>>;

/** The facts about a line that show which decisions are still missing. */
export interface LineDecisions {
  readonly group: ComparedGroup;
  readonly theirs: Amounts | null;
  readonly ours: Amounts | null;
  readonly decisions: DecisionsByAmount;
}

/** Returns the differing amounts without a decision. */
export const listUndecidedAmounts = ({ group, theirs, ours, decisions }: LineDecisions): ComparedAmount[] =>
  group === 'DIFFERS'
    ? listDifferingAmounts(ours ?? {}, theirs ?? {}).filter(amount => !decisions[amount])
    : [];

/** Returns whether the line still needs a decision. */
export function hasOpenDecision(line: LineDecisions): boolean {
  if (line.group === 'EQUAL') return false;
  return line.group === 'DIFFERS' ? listUndecidedAmounts(line).length > 0 : !line.decisions.line;
}

const AMOUNT_LABELS: Readonly<Record<ComparedAmount, string>> = {
  frontGross: 'front',
  backGross: 'back',
  totalGross: 'total',
};

const DECISION_LABELS: Readonly<Record<Decision, string>> = { TAKEN: 'file value used', KEPT: 'kept' };

/**
 * Formats the outcome of a line: "file value used", "front: file value used, back: unresolved". Returns null
 * when no decision was needed.
 */
export function formatOutcome(line: LineDecisions): string | null {
  if (line.group === 'EQUAL') return null;
  const { decisions } = line;
  if (line.group !== 'DIFFERS') return decisions.line ? DECISION_LABELS[decisions.line] : 'unresolved';
  const outcomes = listDifferingAmounts(line.ours ?? {}, line.theirs ?? {}).map(
    amount => [amount, decisions[amount] ? DECISION_LABELS[decisions[amount]] : 'unresolved'] as const,
  );
  const [first] = outcomes;
  if (first && outcomes.every(([, label]) => label === first[1])) return first[1];
  return outcomes.map(([amount, label]) => `${AMOUNT_LABELS[amount]}: ${label}`).join(', ');
}

/** Returns the store's amounts after the decisions: the file's amounts where they were taken. */
export function applyDecisions({ theirs, ours, decisions }: LineDecisions): Amounts {
  const takenAmounts = Object.entries(theirs ?? {}).filter(
    ([amount]) => decisions[amount as ComparedAmount] === 'TAKEN',
  );
  return { ...ours, ...Object.fromEntries(takenAmounts) };
}

/** The annotations that people added to a comparison line, apart from the decisions. */
export interface LineAnnotations {
  /** The employee who escalated the line, and that employee's note. */
  readonly handedBy: number | null;
  readonly handedNote: string | null;
  /**
   * The note of an earlier comparison in which the store's amounts were kept. It is empty when they were kept
   * without a note, and null when they were not kept.
   */
  readonly keptBefore: string | null;
}

export const NO_ANNOTATIONS: LineAnnotations = { handedBy: null, handedNote: null, keptBefore: null };

/** A line of the previous comparison. */
export type EarlierLine = LineDecisions &
  LineAnnotations & { readonly note: string | null; readonly isOpen: boolean };

/**
 * Returns the annotations of the previous comparison that still apply to the line (compare.md, Stored
 * comparisons).
 */
export function carryOverAnnotations(
  earlier: EarlierLine | undefined,
  now: Pick<LineDecisions, 'ours' | 'theirs'> & { readonly isOpen: boolean },
): LineAnnotations {
  if (!earlier || !now.isOpen) return NO_ANNOTATIONS;
  const isSame =
    hasSameAmounts(earlier.theirs, now.theirs) && hasSameAmounts(getStoreAmountsAfter(earlier), now.ours);
  const hasKeepDecision = Object.values(earlier.decisions).includes('KEPT');
  const noteToCarryOver = hasKeepDecision ? (earlier.note ?? '') : earlier.keptBefore;
  return {
    handedBy: earlier.isOpen ? earlier.handedBy : null,
    handedNote: earlier.isOpen ? earlier.handedNote : null,
    keptBefore: isSame ? noteToCarryOver : null,
  };
}

const getStoreAmountsAfter = (line: EarlierLine) => line.ours && applyDecisions(line);

const hasSameAmounts = (one: Amounts | null, other: Amounts | null): boolean =>
  (one === null) === (other === null) &&
  COMPARED_AMOUNTS.every(amount => (one?.[amount] ?? 0) === (other?.[amount] ?? 0));
