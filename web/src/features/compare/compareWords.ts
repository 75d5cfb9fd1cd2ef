import type {
  ComparedAmount,
  ComparedGroup,
  ComparisonActKind,
  ComparisonAnswerFragment,
} from '../../generated/graphql';
import { money } from '../../lib/values/money';
import { count } from '../../lib/values/units';

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

const actWords: Readonly<Record<ComparisonActKind, string>> = {
  TAKE: 'Took theirs in',
  KEEP: 'Kept ours in',
  CONFIRM: 'Confirmed',
  MATCH: 'Matched',
};

export const linesOf = (lines: number) => (lines === 1 ? '1 line' : `${count(lines)} lines`);

/** "Took theirs in 9 lines" */
export const doneWords = (kind: ComparisonActKind, lines: number): string =>
  `${actWords[kind]} ${linesOf(lines)}`;

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
