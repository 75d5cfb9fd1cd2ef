import type { Cents } from '../numbers/money.ts';
import { type Amounts, type ComparedAmount, differingIn, oursOf, sumOf } from './amounts.ts';
import type { Match } from './match.ts';

/** In which group a line or a deal stands (compare.md, The answer). */
export const COMPARED_GROUPS = ['EQUAL', 'DIFFERS', 'ONLY_FILE', 'ONLY_HERE', 'UNREADABLE'] as const;
export type ComparedGroup = (typeof COMPARED_GROUPS)[number];

/** What is to be decided comes first. */
export const GROUPS_AS_SHOWN = [
  'DIFFERS',
  'ONLY_FILE',
  'ONLY_HERE',
  'UNREADABLE',
  'EQUAL',
] as const satisfies readonly ComparedGroup[];

/** A line, a deal or both, compared. */
export interface Compared {
  readonly match: Match;
  readonly group: ComparedGroup;
  readonly theirs: Amounts | null;
  readonly ours: Amounts | null;
  readonly theirsSum: Cents;
  readonly oursSum: Cents;
  /** Why it cannot be read, or why it stands alone. */
  readonly why: string | null;
}

const NO_DEAL = 'It names no deal.';

/** Puts a match into its group. */
export function judge(match: Match, compared: readonly ComparedAmount[]): Compared {
  const ours = match.deal && oursOf(match.deal, compared);
  const said = match.line?.theirs;
  const theirs = said && 'amounts' in said ? said.amounts : null;
  const why = said && 'why' in said ? said.why : whyAlone(match);
  const group = groupOf(match, ours, theirs, why);
  return { match, group, theirs, ours, theirsSum: sumOf(theirs), oursSum: sumOf(ours), why };
}

function groupOf(
  { line }: Match,
  ours: Amounts | null,
  theirs: Amounts | null,
  why: string | null,
): ComparedGroup {
  if (!line) return 'ONLY_HERE';
  if (!theirs || why === NO_DEAL) return 'UNREADABLE';
  if (!ours) return 'ONLY_FILE';
  return differingIn(ours, theirs).length === 0 ? 'EQUAL' : 'DIFFERS';
}

function whyAlone(match: Match): string | null {
  if (!match.line || match.deal) return null;
  const { number, stockNum, customerName } = match.line;
  if (match.sameAs !== null) return `Line ${match.sameAs} has the same deal number.`;
  return number === null && stockNum === null && customerName === null ? NO_DEAL : null;
}
