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
import { type AmountsOf, stepName } from '../figures/figure.ts';
import { type MonthUnits, sumUnits, totalUnits } from '../numbers/units.ts';
import { type VacationUnits, vacationIn, vacationMonths } from '../settings/vacation.ts';
import { figureStep, type StepsOf } from '../steps/figureStep.ts';
import { ALL, soldAmount, soldSteps, USED } from '../steps/soldSteps.ts';
import { hundredthsOf, noun, over, plus, ruled, TO_THE_TENTH } from '../steps/step.ts';
import { tickFigures } from './tickFigures.ts';
import { type Pace, trackSteps } from './track.ts';

/** The figures of one person or one team on the tick sheet. */
export type TickFigures = AmountsOf<typeof tickFigures>;

/** How each of the figures comes about. */
export type TickSteps = StepsOf<typeof tickFigures>;

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
    vacation: [figureStep(tickFigures.vacation, [plus(vacationOf(months.vacation, range))])],
    threeMonthAverage: [
      figureStep(
        tickFigures.threeMonthAverage,
        [
          plus(soldAmount(unitsIn(months.average), ALL, whose, months.averageDays)),
          over(ruled(300, 'months')),
        ],
        TO_THE_TENTH,
      ),
    ],
    previous: [
      figureStep(tickFigures.previous, [
        plus(soldAmount(unitsIn(months.previous), ALL, whose, months.previousDays)),
        plus(vacationOf(months.previous, months.previousDays)),
      ]),
    ],
    track: trackSteps(inRange, { name: stepName(tickFigures.track), cars: ALL, whose, range }, pace),
    usedTrack: trackSteps(inRange, { name: stepName(tickFigures.usedTrack), cars: USED, whose, range }, pace),
  };
}
