import type { ComparedAmount, ComparedGroup, ComparisonActKind } from '../../generated/types';
import type { Day, DayRange } from '../../lib/days/dates';
import { money } from '../../lib/values/money';
import { count } from '../../lib/values/units';
import type { ComparedLineFieldsFragment, ComparisonAnswerFragment } from './compare.generated';

export const GROUPS = [
  'DIFFERS',
  'ONLY_FILE',
  'ONLY_HERE',
  'UNREADABLE',
  'EQUAL',
] as const satisfies ComparedGroup[];

export const groupLabels: Readonly<Record<ComparedGroup, string>> = {
  EQUAL: 'Equal',
  DIFFERS: 'Differs',
  ONLY_FILE: 'Only in the file',
  ONLY_HERE: 'Only here',
  UNREADABLE: 'Unreadable',
};

export const amountLabels: Readonly<Record<ComparedAmount, string>> = {
  frontGross: 'Front',
  backGross: 'Back',
  totalGross: 'Total',
};

const MOST_NAMED = 5;

const actWords: Readonly<Record<ComparisonActKind, string>> = {
  TAKE: 'Took theirs in',
  KEEP: 'Kept ours in',
  HAND_ON: 'Handed on',
  CONFIRM: 'Confirmed',
  MATCH: 'Matched',
};

export const linesOf = (lines: number) => (lines === 1 ? '1 line' : `${count(lines)} lines`);

/** "#411"; "line 7" for what has no number. */
export const lineName = ({ number, line }: Pick<ComparedLineFieldsFragment, 'number' | 'line'>): string =>
  number === null ? `line ${line}` : `#${number}`;

/** The days of delivery that were compared. */
export const comparedDays = ({ firstDay, lastDay }: ComparisonAnswerFragment): DayRange => ({
  start: firstDay as Day,
  end: lastDay as Day,
});

/** The days on which a change matters to a comparison; null for any, as its file may name deals of other days. */
export const watchedDays = (comparison: ComparisonAnswerFragment): DayRange | null =>
  comparison.outsideCount === 0 ? comparedDays(comparison) : null;

/** "Took theirs in 9 lines" */
export const doneWords = (kind: ComparisonActKind, lines: number): string =>
  `${actWords[kind]} ${linesOf(lines)}`;

/** "Still open: $1,204.06 in 3 lines, 2 handed on." */
export function openWords({
  openAmount,
  openCount,
  handedOnCount,
}: Pick<ComparisonAnswerFragment, 'openAmount' | 'openCount' | 'handedOnCount'>): string {
  if (openCount === 0) return 'Nothing is open.';
  const handedOn = handedOnCount > 0 ? `, ${count(handedOnCount)} handed on` : '';
  return `Still open: ${money(openAmount)} in ${linesOf(openCount)}${handedOn}.`;
}

/** " Changed since, so left: #411, #412 and 3 more." */
export function leftWords(skipped: readonly string[]): string {
  if (skipped.length === 0) return '';
  const more = skipped.length - MOST_NAMED;
  return ` Changed since, so left: ${skipped.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** What the groups add up to: "The file has $80.00 less than here: differs −$70.00, only here −$10.00." */
export function explanation({ difference, groups }: ComparisonAnswerFragment): string {
  const parts = GROUPS.flatMap(name => {
    const part = groups.find(({ group }) => group === name)?.difference ?? 0;
    return part === 0 ? [] : [`${groupLabels[name].toLowerCase()} ${part > 0 ? '+' : ''}${money(part)}`];
  });
  if (parts.length === 0) return 'Both sides come to the same, in every group.';
  if (difference === 0) return `Both sides come to the same: ${parts.join(', ')}.`;
  const more = difference > 0 ? 'more' : 'less';
  return `The file has ${money(Math.abs(difference))} ${more} than here: ${parts.join(', ')}.`;
}
