import type { Cents } from '../numbers/money.ts';
import {
  type Amounts,
  type ComparedAmount,
  listDifferingAmounts,
  sumAmounts,
  toStoreAmounts,
} from './amounts.ts';
import type { Match } from './match.ts';

/** The group of a compared line or deal (compare.md). */
export const COMPARED_GROUPS = ['EQUAL', 'DIFFERS', 'ONLY_FILE', 'ONLY_HERE', 'UNREADABLE'] as const;
export type ComparedGroup = (typeof COMPARED_GROUPS)[number];

/** The groups in the order of the screens. Groups that need decisions come first. */
export const DISPLAYED_GROUPS = [
  'DIFFERS',
  'ONLY_FILE',
  'ONLY_HERE',
  'UNREADABLE',
  'EQUAL',
] as const satisfies readonly ComparedGroup[];

/** A compared line of the file, a compared deal of the store, or both. */
export interface ComparedMatch {
  readonly match: Match;
  readonly group: ComparedGroup;
  readonly theirs: Amounts | null;
  readonly ours: Amounts | null;
  readonly theirsSum: Cents;
  readonly oursSum: Cents;
  /** The reason why the line cannot be read or has no deal. */
  readonly why: string | null;
}

const NO_DEAL_MESSAGE = 'The row doesn’t identify a deal.';

/** Assigns a match to its group. */
export function compareMatch(match: Match, compared: readonly ComparedAmount[]): ComparedMatch {
  const ours = match.deal && toStoreAmounts(match.deal, compared);
  const fileAmounts = match.line?.theirs;
  const theirs = fileAmounts && 'amounts' in fileAmounts ? fileAmounts.amounts : null;
  const why = fileAmounts && 'why' in fileAmounts ? fileAmounts.why : explainUnmatched(match);
  const group = classifyMatch(match, ours, theirs, why);
  return { match, group, theirs, ours, theirsSum: sumAmounts(theirs), oursSum: sumAmounts(ours), why };
}

function classifyMatch(
  { line }: Match,
  ours: Amounts | null,
  theirs: Amounts | null,
  why: string | null,
): ComparedGroup {
  if (!line) return 'ONLY_HERE';
  if (!theirs || why === NO_DEAL_MESSAGE) return 'UNREADABLE';
  if (!ours) return 'ONLY_FILE';
  return listDifferingAmounts(ours, theirs).length === 0 ? 'EQUAL' : 'DIFFERS';
}

function explainUnmatched(match: Match): string | null {
  if (!match.line || match.deal) return null;
  const { number, stockNum, customerName } = match.line;
  if (match.sameAs !== null) return `Row ${match.sameAs} has the same deal number.`;
  return number === null && stockNum === null && customerName === null ? NO_DEAL_MESSAGE : null;
}
