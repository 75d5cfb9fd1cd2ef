import {
  type DayRange,
  firstOfMonth,
  isMonthWithin,
  lastOfMonth,
  type Month,
  type MonthSpan,
  monthOf,
  monthRange,
  monthsBefore,
} from '../calendar/calendar.ts';
import { type MonthUnits, sumUnits, totalUnits, type Units } from '../numbers/units.ts';
import { type VacationUnits, vacationIn, vacationMonths } from '../settings/vacation.ts';
import { ALL, soldAmount, soldSteps, USED } from '../steps/soldSteps.ts';
import { hundredthsOf, noun, over, plus, ruled, type Steps, step, TO_THE_TENTH } from '../steps/step.ts';
import { type Pace, trackSteps } from './track.ts';

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

/** How each of the figures comes about. */
export type TickSteps = Readonly<Record<keyof TickFigures, Steps>>;

/** The months a tick sheet looks at, worked out once for all its rows. */
export interface TickMonths {
  readonly range: DayRange;
  readonly start: Month;
  readonly average: MonthSpan;
  readonly averageDays: DayRange;
  readonly previous: MonthSpan;
  readonly previousDays: DayRange;
  readonly vacation: MonthSpan | undefined;
}

/** The months of a tick sheet's range: the start's, the three before it, and those whose vacation counts. */
export function tickMonths(range: DayRange): TickMonths {
  const start = monthOf(range.start);
  const average = monthsBefore(start, 3);
  return {
    range,
    start,
    average,
    averageDays: { start: firstOfMonth(average.first), end: lastOfMonth(average.last) },
    previous: { first: average.last, last: average.last },
    previousDays: monthRange(average.last),
    vacation: vacationMonths(range),
  };
}

/** Whose figures they are, and what they are worked out from. */
export interface TickCredits {
  readonly employeeIds: readonly number[];
  /** Units by month: those of the range, and those of the three whole months before the start's. */
  readonly sold: readonly MonthUnits[];
  readonly vacation: readonly VacationUnits[];
}

/**
 * How the figures of whoever the credits belong to come about: one person, or a whole team, whose units are then summed
 * exactly before anything is rounded (rules.md, Tick sheet).
 */
export function tickSteps(
  { employeeIds, sold, vacation }: TickCredits,
  months: TickMonths,
  pace: Pace,
): TickSteps {
  const whose = { employeeIds };
  const { range } = months;
  const inRange = sold.filter(each => each.month >= months.start);
  const unitsIn = (span: MonthSpan) =>
    totalUnits(sumUnits(sold.filter(each => isMonthWithin(each.month, span))));
  const vacationOf = (span: MonthSpan | undefined, days: DayRange) =>
    hundredthsOf(vacationIn(span, vacation), noun('vacation unit'), { kind: 'vacation', days, employeeIds });
  return {
    ...soldSteps(sumUnits(inRange), whose, range),
    vacation: [step('VAC', 'units', [plus(vacationOf(months.vacation, range))])],
    threeMonthAverage: [
      step(
        '3MAvg',
        'units',
        [
          plus(soldAmount(unitsIn(months.average), ALL, whose, months.averageDays)),
          over(ruled(300, 'months')),
        ],
        TO_THE_TENTH,
      ),
    ],
    previous: [
      step('Prev', 'units', [
        plus(soldAmount(unitsIn(months.previous), ALL, whose, months.previousDays)),
        plus(vacationOf(months.previous, months.previousDays)),
      ]),
    ],
    track: trackSteps(inRange, { name: 'Track', cars: ALL, whose, range }, pace),
    usedTrack: trackSteps(inRange, { name: 'Used Track', cars: USED, whose, range }, pace),
  };
}
