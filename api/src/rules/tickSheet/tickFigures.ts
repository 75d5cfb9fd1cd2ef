import {
  addMonths,
  type DayRange,
  isMonthWithin,
  type Month,
  type MonthSpan,
  monthOf,
  monthsBefore,
} from '../calendar/calendar.ts';
import { type MonthUnits, sumUnits, totalUnits, type Units } from '../numbers/units.ts';
import {
  toUnits,
  type VacationUnits,
  vacationIn,
  vacationMonths,
  withVacation,
} from '../settings/vacation.ts';
import { type Pace, track } from './track.ts';

/** The figures of one person or one team on the tick sheet, all in units. */
export interface TickFigures {
  readonly new: Units;
  readonly used: Units;
  readonly unclassified: Units;
  /** New, used and unclassified. */
  readonly total: Units;
  /** VAC: vacation units of the months whose first day the range contains, up to 2 decimals. */
  readonly vacation: number;
  /** 3MAvg: units of the three calendar months before the start's, divided by 3, to 1 decimal. */
  readonly threeMonthAverage: number;
  /** Prev: units and vacation units of the month before the start's, up to 2 decimals. */
  readonly previous: number;
  readonly track: Units;
  readonly usedTrack: Units;
}

/** The months a tick sheet looks at, worked out once for all its rows. */
export interface TickMonths {
  readonly start: Month;
  readonly average: MonthSpan;
  readonly previous: Month;
  readonly vacation: MonthSpan | undefined;
}

/** The months of a tick sheet's range: the start's, the three before it, and those whose vacation counts. */
export function tickMonths(range: DayRange): TickMonths {
  const start = monthOf(range.start);
  return {
    start,
    average: monthsBefore(start, 3),
    previous: addMonths(start, -1),
    vacation: vacationMonths(range),
  };
}

/**
 * The figures of whoever the facts belong to: one person, or a whole team, whose units are then summed exactly before
 * anything is rounded (rules.md, Tick sheet).
 * @param sold units by month: those of the range, and those of the three whole months before the start's
 */
export function tickFigures(
  sold: readonly MonthUnits[],
  vacation: readonly VacationUnits[],
  months: TickMonths,
  pace: Pace,
): TickFigures {
  const inRange = sold.filter(each => each.month >= months.start);
  const units = sumUnits(inRange);
  const unitsBefore = totalUnits(sumUnits(sold.filter(each => isMonthWithin(each.month, months.average))));
  const previous = totalUnits(sumUnits(sold.filter(each => each.month === months.previous)));
  const vacationBefore = vacationIn({ first: months.previous, last: months.previous }, vacation);
  return {
    ...units,
    total: totalUnits(units),
    vacation: toUnits(vacationIn(months.vacation, vacation)),
    // Units are halves, so a third of them never lies exactly between two tenths.
    threeMonthAverage: Math.round((unitsBefore * 10) / 3) / 10,
    previous: toUnits(withVacation(previous, vacationBefore)),
    track: track(inRange, totalUnits, pace),
    usedTrack: track(inRange, each => each.used, pace),
  };
}
