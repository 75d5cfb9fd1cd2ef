import { closedWords } from '../../../components/closed/closedWords';
import { closedFigures } from '../../../generated/rules/closedFigures';
import type { DealDifferenceKind } from '../../../generated/types';
import { type DayRange, monthEnd } from '../../../lib/days/dates';
import { timeWords } from '../../../lib/values/changeWords';
import { type FigureHead, formatOf } from '../../../lib/values/figure';
import { count } from '../../../lib/values/units';
import { withSign } from '../../../lib/values/withSign';
import type { ClosingFactsFragment, StoreMonthsQuery } from './closing.generated';

type StoreMonth = StoreMonthsQuery['storeMonths'][number];

/** Whether nothing that counts in it can change. */
export const isClosed = ({ lastClosing }: Pick<StoreMonth, 'lastClosing'>): boolean =>
  lastClosing !== null && lastClosing.reopenedAt === null;

/** The month whose turn it is: the newest that is over and not closed. */
export const nextToClose = (months: readonly StoreMonth[]): string | undefined =>
  months.find(month => month.isOver && !isClosed(month))?.month;

/** What became of a month: "Closed by Olive Park, Nov 3, 2026, 2:15 PM". */
export function stateWords(
  { isOver, lastClosing }: Pick<StoreMonth, 'isOver' | 'lastClosing'>,
  timeZone: string,
): string {
  if (!lastClosing) return isOver ? 'Open' : 'Open, not over yet';
  return lastClosing.reopenedAt === null
    ? closedWords(lastClosing, timeZone)
    : reopenedWords(lastClosing, timeZone);
}

/** Empty while it is closed. */
export const reopenedWords = (
  { reopenedBy, reopenedAt, reason }: Pick<ClosingFactsFragment, 'reopenedBy' | 'reopenedAt' | 'reason'>,
  timeZone: string,
): string =>
  reopenedAt === null
    ? ''
    : `Reopened by ${reopenedBy?.name ?? 'someone'}, ${timeWords(reopenedAt, timeZone)}: ${reason ?? ''}`;

/** Where Hog lists what is open in a month. */
export function openDealsLink(month: string): string {
  const { start, end }: DayRange = { start: `${month}-01`, end: monthEnd(`${month}-01`) };
  return `/hog?period=custom&start=${start}&end=${end}&open=any&sort=age`;
}

/** "Something is open on 1 deal.", or was. */
export const openSentence = (deals: number, is: 'is' | 'was'): string =>
  deals === 0
    ? `Nothing ${is} open.`
    : `Something ${is} open on ${deals === 1 ? '1 deal' : `${count(deals)} deals`}.`;

export const differenceWords: Record<DealDifferenceKind, string> = {
  ADDED: 'added',
  REMOVED: 'removed',
  CHANGED: 'changed',
};

const figures: Readonly<Record<string, FigureHead>> = closedFigures;

/** A figure by the name of its field, beside others. */
export const figureLabel = (figure: string): string => figures[figure]?.head ?? figure;

/** An amount of it: "$1.00", "1.5". */
export const amountWords = (figure: string, amount: number): string =>
  formatOf[figures[figure]?.kind ?? 'count'](amount);

/** A difference of it: "+$1.00", "-1.5". */
export const differenceAmount = (figure: string, amount: number): string =>
  withSign(amount, each => amountWords(figure, each));

/** Below rows of spiffs: why their sum may not be the store's. */
export const PAID_ARE_ROWS =
  'These rows are what is paid. Total Spiff of the store is rounded once, so it may be a cent off their sum.';
