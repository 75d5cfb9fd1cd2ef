import { type Day, type DayRange, listDays } from '../calendar/calendar.ts';
import { type StoreSalesStep, getStepSize } from '../deals/storeSales.ts';
import { roundHalfUp } from '../numbers/arithmetic.ts';
import { totalUnits, type Units } from '../numbers/units.ts';

/** One day in the chart of a month's pace. */
export interface PaceDay {
  readonly day: Day;
  /** Deals sold on the day, 1 each. */
  readonly sold: Units;
  /**
   * Deals sold from the start of the range to the day; null after today and the last day with a sold deal.
   */
  readonly soldToDate: Units | null;
  /** The store's track spread evenly: track × day number ÷ days of the range, 2 decimals. */
  readonly trackToDate: number;
}

/**
 * Builds the pace of a month day by day, for a range within one calendar month. Returns nothing for a longer
 * range.
 * @param sales the store's sold deals by day
 * @param track the store's track over the range: see `buildTrackSteps`
 */
export function buildMonthPace(range: DayRange, today: Day, sales: readonly StoreSalesStep[], track: Units): PaceDay[] {
  if (getStepSize(range) !== 'day') return [];
  const soldOn = new Map(sales.map(each => [each.start, totalUnits(each)]));
  const lastDayWithData = [today, ...sales.map(each => each.start)].sort().at(-1) ?? today;
  const days = listDays(range);
  let soldToDate = 0;
  return days.map((day, index) => {
    const sold = soldOn.get(day) ?? 0;
    soldToDate += sold;
    return {
      day,
      sold,
      soldToDate: day <= lastDayWithData ? soldToDate : null,
      trackToDate: roundHalfUp(track * 100 * (index + 1), days.length) / 100,
    };
  });
}
