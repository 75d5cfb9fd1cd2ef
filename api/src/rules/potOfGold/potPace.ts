import { type Day, type DayRange, dayOfMonth, monthOf, monthRange } from '../calendar/calendar.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import type { CarUnits } from '../numbers/units.ts';
import { groupByEmployee } from '../people/people.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { ALL_CARS, type CarSelection, USED_CARS } from '../steps/soldSteps.ts';
import { getFigure } from '../steps/step.ts';
import { type Pace, getPace, buildTrackSteps } from '../tickSheet/track.ts';
import { getFastStartRange, type PotCredits, type PotOfGoldFacts } from './potSteps.ts';

/** The input for a month's spiffs while the month is running. */
export interface RunningPotFacts extends PotOfGoldFacts {
  /** A day of the month. */
  readonly today: Day;
  /** The working days of the month. */
  readonly workingDays: WorkingDays | null;
}

/**
 * Projects the month to its end at today's pace: each person's units and used units by Track, vacation units
 * unchanged. Used units for a fast start are projected over its 16 calendar days and are final after them
 * (pot-of-gold.md, Race).
 */
export function projectToMonthEnd(facts: RunningPotFacts): PotOfGoldFacts {
  const { month, today, workingDays } = facts;
  const days = monthRange(month);
  const pace = getPace(days, today, workingDays);
  const fastStartDays = getFastStartRange(month);
  const earlyPace = getFastStartPace(fastStartDays, today);
  const creditsOf = groupByEmployee(facts.credits);

  function projectCredits(employeeId: number): PotCredits {
    const ownCredits = creditsOf(employeeId);
    const projectUnits = (units: CarUnits, cars: CarSelection, range: DayRange, unitsPace: Pace) =>
      getFigure(
        buildTrackSteps(
          [{ month, ...units }],
          { name: 'Track', cars, owner: { employeeIds: [employeeId] }, range },
          unitsPace,
        ),
      );
    const used = sumBy(ownCredits, each => each.usedUnits);
    const sold = { new: sumBy(ownCredits, each => each.units) - used, used, unclassified: 0 };
    const soldEarly = { new: 0, used: sumBy(ownCredits, each => each.earlyUsedUnits), unclassified: 0 };
    return {
      employeeId,
      units: projectUnits(sold, ALL_CARS, days, pace),
      usedUnits: projectUnits(sold, USED_CARS, days, pace),
      earlyUsedUnits: projectUnits(soldEarly, USED_CARS, fastStartDays, earlyPace),
    };
  }
  const employeeIds = new Set(facts.credits.map(each => each.employeeId));
  return { ...facts, credits: [...employeeIds].map(projectCredits) };
}

const getFastStartPace = (range: DayRange, today: Day): Pace =>
  range.end < today
    ? { kind: 'over' }
    : {
        kind: 'running',
        month: monthOf(today),
        completed: dayOfMonth(today),
        total: dayOfMonth(range.end),
        by: 'calendar',
      };
