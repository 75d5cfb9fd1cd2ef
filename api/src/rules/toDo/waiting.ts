import { addDays, type Day, type Month } from '../calendar/calendar.ts';
import { formatMonthName } from '../calendar/monthNames.ts';
import { formatMoney } from '../numbers/amountTexts.ts';
import { countText } from '../numbers/countText.ts';
import { toDollars } from '../numbers/money.ts';
import type { OverwrittenGross } from './typedOver.ts';

/** Something that is pending for a user (my-day.md, What waits). */
export interface PendingItem {
  readonly says: string;
  /** The path in the app. */
  readonly to: string;
}

/** The facts about pending items of a user. Facts that the user may not see are empty. */
export interface PendingItemFacts {
  readonly today: Day;
  readonly overwrittenGross: readonly OverwrittenGross[];
  readonly undoneImports: readonly {
    readonly id: number;
    readonly fileName: string;
    readonly undoneBy: string;
  }[];
  readonly escalated: readonly {
    readonly comparisonId: number;
    readonly fileName: string;
    readonly lineCount: number;
  }[];
  readonly month: { readonly month: Month; readonly openDeals: number } | null;
}

/** Lists everything that is pending for a user. */
export const listPendingItems = (facts: PendingItemFacts): PendingItem[] => [
  ...listGrossItems(facts),
  ...facts.undoneImports.map(({ id, fileName, undoneBy }) => ({
    says: `Your import of ${fileName} was undone by ${undoneBy}`,
    to: `/import?import=${id}`,
  })),
  ...facts.escalated.map(({ comparisonId, fileName, lineCount }) => ({
    says: `${countText(lineCount)} handed on in ${fileName}`,
    to: `/compare?comparison=${comparisonId}&open=yes`,
  })),
  ...(facts.month ? [buildMonthItem(facts.month)] : []),
];

/** More overwritten gross than this becomes one item. */
const MAX_SEPARATE_GROSS_ITEMS = 3;

const GROSS_FIELDS = {
  frontGross: { label: 'front gross', filter: 'FRONT_GROSS' },
  backGross: { label: 'back gross', filter: 'BACK_GROSS' },
} as const;

function listGrossItems({ overwrittenGross, today }: PendingItemFacts): PendingItem[] {
  if (overwrittenGross.length > MAX_SEPARATE_GROSS_ITEMS)
    return [
      {
        says: `Others typed over your gross ${countText(overwrittenGross.length)} times`,
        to: `/changes?kind=DEAL&period=custom&start=${addDays(today, -7)}&end=${today}`,
      },
    ];
  return overwrittenGross.map(({ number, field, was, is, by }) => ({
    says: `#${number}: your ${GROSS_FIELDS[field].label} ${formatMoney(toDollars(was))} → ${is === null ? '–' : formatMoney(toDollars(is))} by ${by}`,
    to: `/changes?deal=${number}&field=${GROSS_FIELDS[field].filter}&period=all`,
  }));
}

function buildMonthItem({ month, openDeals }: NonNullable<PendingItemFacts['month']>): PendingItem {
  const openText = openDeals > 0 ? `, ${countText(openDeals)} open` : '';
  return { says: `${formatMonthName(month)} waits to be closed${openText}`, to: '/closing' };
}
