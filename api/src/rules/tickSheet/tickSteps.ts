import {
  type DayRange,
  firstOfMonth,
  isMonthWithin,
  lastOfMonth,
  type Month,
  type MonthSpan,
  monthRange,
  monthsBefore,
  toMonth,
} from '../calendar/calendar.ts';
import { type FigureAmounts, getStepName } from '../figures/figure.ts';
import { type MonthUnits, sumUnits, totalUnits } from '../numbers/units.ts';
import { getVacationMonths, sumVacation, type VacationUnits } from '../settings/vacation.ts';
import { buildFigureStep, type FigureSteps } from '../steps/figureStep.ts';
import { ALL_CARS, buildSoldAmount, buildSoldSteps, USED_CARS } from '../steps/soldSteps.ts';
import { dividedBy, hundredthsAmount, noun, plus, ROUND_TO_TENTH, ruleAmount } from '../steps/step.ts';
import { tickFigures } from './tickFigures.ts';
import { buildTrackSteps, type Pace } from './track.ts';

/** The figures of one person or one team on the tick sheet. */
export type TickFigures = FigureAmounts<typeof tickFigures>;

/** The calculation steps of the figures of one person or one team. */
export type TickSteps = FigureSteps<typeof tickFigures>;

/** The months that a tick sheet uses, determined once for all its rows. */
export interface TickMonths {
  readonly range: DayRange;
  readonly start: Month;
  readonly average: MonthSpan;
  readonly averageDays: DayRange;
  readonly previous: MonthSpan;
  readonly previousDays: DayRange;
  readonly vacation: MonthSpan | undefined;
}

/**
 * Returns the months of a tick sheet's range: the first month, the three months before it, and the months
 * with vacation that counts.
 */
export function getTickMonths(range: DayRange): TickMonths {
  const start = toMonth(range.start);
  const average = monthsBefore(start, 3);
  return {
    range,
    start,
    average,
    averageDays: { start: firstOfMonth(average.first), end: lastOfMonth(average.last) },
    previous: { first: average.last, last: average.last },
    previousDays: monthRange(average.last),
    vacation: getVacationMonths(range),
  };
}

/** The people of a row or a total, with their units. */
export interface TickCredits {
  readonly employeeIds: readonly number[];
  /** Units by month: the months of the range, and the three whole months before its first month. */
  readonly sold: readonly MonthUnits[];
  readonly vacation: readonly VacationUnits[];
}

/**
 * Builds the steps of the figures of one person or a whole team. A team's units are summed exactly before
 * rounding (rules.md, Tick sheet).
 */
export function buildTickSteps(
  { employeeIds, sold, vacation }: TickCredits,
  months: TickMonths,
  pace: Pace,
): TickSteps {
  const owner = { employeeIds };
  const { range } = months;
  const inRange = sold.filter(each => each.month >= months.start);
  const unitsIn = (span: MonthSpan) =>
    totalUnits(sumUnits(sold.filter(each => isMonthWithin(each.month, span))));
  const buildVacation = (span: MonthSpan | undefined, days: DayRange) =>
    hundredthsAmount(sumVacation(span, vacation), noun('vacation unit'), {
      kind: 'vacation',
      days,
      employeeIds,
    });
  return {
    ...buildSoldSteps(sumUnits(inRange), owner, range),
    vacation: [buildFigureStep(tickFigures.vacation, [plus(buildVacation(months.vacation, range))])],
    threeMonthAverage: [
      buildFigureStep(
        tickFigures.threeMonthAverage,
        [
          plus(buildSoldAmount(unitsIn(months.average), ALL_CARS, owner, months.averageDays)),
          dividedBy(ruleAmount(300, 'months')),
        ],
        ROUND_TO_TENTH,
      ),
    ],
    previous: [
      buildFigureStep(tickFigures.previous, [
        plus(buildSoldAmount(unitsIn(months.previous), ALL_CARS, owner, months.previousDays)),
        plus(buildVacation(months.previous, months.previousDays)),
      ]),
    ],
    track: buildTrackSteps(
      inRange,
      { name: getStepName(tickFigures.track), cars: ALL_CARS, owner, range },
      pace,
    ),
    usedTrack: buildTrackSteps(
      inRange,
      { name: getStepName(tickFigures.usedTrack), cars: USED_CARS, owner, range },
      pace,
    ),
  };
}
