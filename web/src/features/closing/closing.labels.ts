import { formatMonthClosing } from '../../components/closedMonths/closedMonths';
import { closedFigures } from '../../generated/rules/closedFigures';
import type { DealDifferenceKind } from '../../generated/types';
import { type DayRange, monthEnd } from '../../lib/days/dates';
import { formatInstant } from '../../lib/format/changes';
import { type FigureHeader, figureFormatters } from '../../lib/format/figures';
import { formatCountWithNoun, formatWithSign } from '../../lib/format/numbers';
import type { ClosingFieldsFragment, StoreMonthsQuery } from './closing.generated';

type StoreMonth = StoreMonthsQuery['storeMonths'][number];

/** Returns whether a month is closed. The figures of a closed month cannot change. */
export const isClosed = ({ lastClosing }: Pick<StoreMonth, 'lastClosing'>): boolean =>
  lastClosing !== null && lastClosing.reopenedAt === null;

/** Returns the next month to close: the newest month that is over and not closed. */
export const findNextToClose = (months: readonly StoreMonth[]): string | undefined =>
  months.find(month => month.isOver && !isClosed(month))?.month;

/** Formats the state of a month: "Closed by Olive Park, Nov 3, 2026, 2:15 PM". */
export function formatMonthState(
  { isOver, lastClosing }: Pick<StoreMonth, 'isOver' | 'lastClosing'>,
  timeZone: string,
): string {
  if (!lastClosing) return isOver ? 'Open' : 'In progress';
  return lastClosing.reopenedAt === null
    ? formatMonthClosing(lastClosing, timeZone)
    : formatReopening(lastClosing, timeZone);
}

/** Formats who reopened a month, when and why; empty if it was not reopened. */
export const formatReopening = (
  { reopenedBy, reopenedAt, reason }: Pick<ClosingFieldsFragment, 'reopenedBy' | 'reopenedAt' | 'reason'>,
  timeZone: string,
): string =>
  reopenedAt === null
    ? ''
    : `Reopened by ${reopenedBy?.name ?? 'someone'}, ${formatInstant(reopenedAt, timeZone)}: ${reason ?? ''}`;

/** Returns the URL of Hog with the open items of a month. */
export function buildOpenItemsUrl(month: string): string {
  const { start, end }: DayRange = { start: `${month}-01`, end: monthEnd(`${month}-01`) };
  return `/hog?period=custom&start=${start}&end=${end}&open=any&sort=age`;
}

/** Formats the number of deals with open items: "1 deal still has open items.", "6 deals had open items." */
export function formatOpenDealCount(deals: number, verb: 'is' | 'was'): string {
  if (deals === 0) return 'No open items.';
  const have = verb === 'was' ? 'had' : deals === 1 ? 'still has' : 'still have';
  return `${formatCountWithNoun(deals, 'deal', 'deals')} ${have} open items.`;
}

export const differenceLabels: Record<DealDifferenceKind, string> = {
  ADDED: 'added',
  REMOVED: 'removed',
  CHANGED: 'changed',
};

const figuresByName: Readonly<Record<string, FigureHeader>> = closedFigures;

export const getFigureLabel = (figure: string): string => figuresByName[figure]?.label ?? figure;

/** Formats an amount of a figure: "$1.00", "1.5". */
export const formatFigure = (figure: string, amount: number): string =>
  figureFormatters[figuresByName[figure]?.kind ?? 'count'](amount);

/** Formats a difference of a figure with its sign: "+$1.00", "-1.5". */
export const formatFigureDifference = (figure: string, amount: number): string =>
  formatWithSign(amount, value => formatFigure(figure, value));

/** Explains below the spiffs of people why their sum can differ from the store's. */
export const SPIFF_ROUNDING_MESSAGE =
  'Pay these amounts. The store total may differ by a cent due to rounding.';
