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
  ONLY_HERE: 'Not in file',
  UNREADABLE: 'Unreadable',
};

export const amountLabels: Readonly<Record<ComparedAmount, string>> = {
  frontGross: 'Front',
  backGross: 'Back',
  totalGross: 'Total',
};

const MAX_NAMED_DEALS = 5;

const actionLabels: Readonly<Record<ComparisonActKind, string>> = {
  TAKE: 'Used file value in',
  KEEP: 'Kept the Salesfloor value in',
  HAND_ON: 'Assigned',
  CONFIRM: 'Confirmed',
  MATCH: 'Matched',
};

export const formatLineCount = (lines: number) => (lines === 1 ? '1 row' : `${formatCount(lines)} rows`);

/** Formats the name of a line: "#411", or "row 7" without a number. */
export const formatLineName = ({
  number,
  line,
}: Pick<ComparedLineFieldsFragment, 'number' | 'line'>): string =>
  number === null ? `row ${line}` : `#${number}`;

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

/** Formats an action: "Used file value in 9 rows". */
export const formatComparisonAction = (kind: ComparisonActKind, lines: number): string =>
  `${actionLabels[kind]} ${formatLineCount(lines)}`;

/** Formats the open amount: "Unresolved: $1,204.06 in 3 rows, 2 assigned." */
export function formatOpenLines({
  openAmount,
  openCount,
  handedOnCount,
}: Pick<ComparisonFieldsFragment, 'openAmount' | 'openCount' | 'handedOnCount'>): string {
  if (openCount === 0) return 'No unresolved rows.';
  const handedOn = handedOnCount > 0 ? `, ${formatCount(handedOnCount)} assigned` : '';
  return `Unresolved: ${formatMoney(openAmount)} in ${formatLineCount(openCount)}${handedOn}.`;
}

/** Formats the deals that an action skipped, such as " Skipped (changed since): #411, #412 and 3 more." */
export function formatSkippedDeals(skipped: readonly string[]): string {
  if (skipped.length === 0) return '';
  const more = skipped.length - MAX_NAMED_DEALS;
  return ` Skipped (changed since): ${skipped.slice(0, MAX_NAMED_DEALS).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/**
 * Explains the difference between the file and the deals by groups: "The file is $80.00 lower than
 * Salesfloor: differs −$70.00, not in file −$10.00."
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
  if (groupTexts.length === 0) return 'The file and Salesfloor match in every group.';
  if (difference === 0) return `The totals match, but these groups differ: ${groupTexts.join(', ')}.`;
  const direction = difference > 0 ? 'higher' : 'lower';
  return `The file is ${formatMoney(Math.abs(difference))} ${direction} than Salesfloor: ${groupTexts.join(', ')}.`;
}
