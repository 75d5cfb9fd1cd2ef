import { type Day, type DayRange, dayOfMonth, monthOf, monthRange } from '../calendar/calendar.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import type { CarUnits } from '../numbers/units.ts';
import { byEmployee } from '../people/people.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { ALL, type CarsCounted, USED } from '../steps/soldSteps.ts';
import { figureOf } from '../steps/step.ts';
import { type Pace, paceOf, trackSteps } from '../tickSheet/track.ts';
import { fastStartRange, type PotCredits, type PotOfGoldFacts } from './potSteps.ts';

/** A month's spiff while the month runs. */
export interface RunningPotFacts extends PotOfGoldFacts {
  /** In the month. */
  readonly today: Day;
  /** The month's. */
  readonly workingDays: WorkingDays | null;
}

/**
 * The month as it ends at today's pace: each person's units and used units by Track, vacation units as they are. Used units for
 * a fast start are tracked over its 16 days of the calendar, and stand once these are over (pot-of-gold.md, Race).
 */
export function atTodaysPace(facts: RunningPotFacts): PotOfGoldFacts {
  const { month, today, workingDays } = facts;
  const days = monthRange(month);
  const pace = paceOf(days, today, workingDays);
  const early = fastStartRange(month);
  const earlyPace = fastStartPace(early, today);
  const creditsOf = byEmployee(facts.credits);

  function paced(employeeId: number): PotCredits {
    const own = creditsOf(employeeId);
    const track = (units: CarUnits, cars: CarsCounted, range: DayRange, at: Pace) =>
      figureOf(
        trackSteps(
          [{ month, ...units }],
          { name: 'Track', cars, whose: { employeeIds: [employeeId] }, range },
          at,
        ),
      );
    const used = sumOf(own, each => each.usedUnits);
    const sold = { new: sumOf(own, each => each.units) - used, used, unclassified: 0 };
    const soldEarly = { new: 0, used: sumOf(own, each => each.earlyUsedUnits), unclassified: 0 };
    return {
      employeeId,
      units: track(sold, ALL, days, pace),
      usedUnits: track(sold, USED, days, pace),
      earlyUsedUnits: track(soldEarly, USED, early, earlyPace),
    };
  }
  const employeeIds = new Set(facts.credits.map(each => each.employeeId));
  return { ...facts, credits: [...employeeIds].map(paced) };
}

const fastStartPace = (range: DayRange, today: Day): Pace =>
  range.end < today
    ? { kind: 'over' }
    : {
        kind: 'running',
        month: monthOf(today),
        completed: dayOfMonth(today),
        total: dayOfMonth(range.end),
        by: 'calendar',
      };
