import type { ComparedAmount, ComparedGroup, ComparisonActKind } from '../../generated/types';
import type { Day, DayRange } from '../../lib/days/dates';
import { formatMoney } from '../../lib/format/money';
import { formatCount } from '../../lib/format/numbers';
import type { ComparedLineFieldsFragment, ComparisonFieldsFragment } from './compare.generated';

export const COMPARED_GROUPS = [
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

const MAX_NAMED_DEALS = 5;

const actionLabels: Readonly<Record<ComparisonActKind, string>> = {
  TAKE: 'Took theirs in',
  KEEP: 'Kept ours in',
  HAND_ON: 'Handed on',
  CONFIRM: 'Confirmed',
  MATCH: 'Matched',
};

export const formatLineCount = (lines: number) => (lines === 1 ? '1 line' : `${formatCount(lines)} lines`);

/** Formats the name of a line: "#411", or "line 7" without a number. */
export const formatLineName = ({
  number,
  line,
}: Pick<ComparedLineFieldsFragment, 'number' | 'line'>): string =>
  number === null ? `line ${line}` : `#${number}`;

export const getComparedDays = ({ firstDay, lastDay }: ComparisonFieldsFragment): DayRange => ({
  start: firstDay as Day,
  end: lastDay as Day,
});

/**
 * Returns the days on which changes can affect a comparison. Returns null for all days if the file contains
 * deals of days outside the compared period.
 */
export const getWatchedDays = (comparison: ComparisonFieldsFragment): DayRange | null =>
  comparison.outsideCount === 0 ? getComparedDays(comparison) : null;

/** Formats an action: "Took theirs in 9 lines". */
export const formatComparisonAction = (kind: ComparisonActKind, lines: number): string =>
  `${actionLabels[kind]} ${formatLineCount(lines)}`;

/** Formats the open amount: "Still open: $1,204.06 in 3 lines, 2 handed on." */
export function formatOpenLines({
  openAmount,
  openCount,
  handedOnCount,
}: Pick<ComparisonFieldsFragment, 'openAmount' | 'openCount' | 'handedOnCount'>): string {
  if (openCount === 0) return 'Nothing is open.';
  const handedOn = handedOnCount > 0 ? `, ${formatCount(handedOnCount)} handed on` : '';
  return `Still open: ${formatMoney(openAmount)} in ${formatLineCount(openCount)}${handedOn}.`;
}

/** Formats the deals that an action skipped, such as " Changed since, so left: #411, #412 and 3 more." */
export function formatSkippedDeals(skipped: readonly string[]): string {
  if (skipped.length === 0) return '';
  const more = skipped.length - MAX_NAMED_DEALS;
  return ` Changed since, so left: ${skipped.slice(0, MAX_NAMED_DEALS).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/**
 * Explains the difference between the file and the deals by groups: "The file has $80.00 less than here:
 * differs −$70.00, only here −$10.00."
 */
export function explainDifference({ difference, groups }: ComparisonFieldsFragment): string {
  const groupTexts = COMPARED_GROUPS.flatMap(name => {
    const groupDifference = groups.find(({ group }) => group === name)?.difference ?? 0;
    return groupDifference === 0
      ? []
      : [
          `${groupLabels[name].toLowerCase()} ${groupDifference > 0 ? '+' : ''}${formatMoney(groupDifference)}`,
        ];
  });
  if (groupTexts.length === 0) return 'Both sides come to the same, in every group.';
  if (difference === 0) return `Both sides come to the same: ${groupTexts.join(', ')}.`;
  const more = difference > 0 ? 'more' : 'less';
  return `The file has ${formatMoney(Math.abs(difference))} ${more} than here: ${groupTexts.join(', ')}.`;
}
