import { type Day, type DayRange, daysOf } from '../calendar/calendar.ts';
import { type StoreStep, stepSize } from '../deals/storeSales.ts';
import { roundHalfUp } from '../numbers/arithmetic.ts';
import { totalUnits, type Units } from '../numbers/units.ts';

/** One day in the picture of a month's pace. */
export interface PaceDay {
  readonly day: Day;
  /** Deals sold on the day, 1 each. */
  readonly sold: Units;
  /** Deals sold from the range's start to the day; null after both today and the last day with a sold deal. */
  readonly soldToDate: Units | null;
  /** The store's track spread evenly: track × the day's place ÷ days of the range, 2 decimals. */
  readonly trackToDate: number;
}

/**
 * The month's pace, day by day, for a range within one calendar month; nothing for a longer one.
 * @param sales the store's sold deals by day
 * @param track the store's track over the range: see `track`
 */
export function monthPace(range: DayRange, today: Day, sales: readonly StoreStep[], track: Units): PaceDay[] {
  if (stepSize(range) !== 'day') return [];
  const soldOn = new Map(sales.map(each => [each.start, totalUnits(each)]));
  const lastKnown = [today, ...sales.map(each => each.start)].sort().at(-1) ?? today;
  const days = daysOf(range);
  let soldToDate = 0;
  return days.map((day, index) => {
    const sold = soldOn.get(day) ?? 0;
    soldToDate += sold;
    return {
      day,
      sold,
      soldToDate: day <= lastKnown ? soldToDate : null,
      trackToDate: roundHalfUp(track * 100 * (index + 1), days.length) / 100,
    };
  });
}
