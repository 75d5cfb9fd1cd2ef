import type { Month } from '../rules/calendar/calendar.ts';
import type { TeamId } from '../rules/people/teams.ts';

import { type RandomStore, randomNumbers } from './randomStore.ts';
import { sum } from './slowReports.ts';

// Goals and what goals.md makes of them once more, slowly and plainly; nothing of rules/ is called.

export interface SlowGoal {
  readonly month: Month;
  readonly employeeId: number | null;
  readonly team: TeamId | null;
  readonly total: number;
  readonly new: number | null;
  readonly used: number | null;
}

/** Goals of about half of the people and teams, and of the store. */
export function randomGoals({ people }: RandomStore, months: readonly Month[], seed: number): SlowGoal[] {
  const random = randomNumbers(seed);
  const halves = () => Math.floor(random() * 30 + 1) / 2;
  const teams: TeamId[] = [2, 3, 4, 5];
  const holders = [
    { employeeId: null, team: null },
    ...teams.map(team => ({ employeeId: null, team })),
    ...people.map(({ id }) => ({ employeeId: id, team: null })),
  ];
  return months.flatMap(month =>
    holders
      .filter(() => random() < 0.5)
      .map(holder => {
        const [ofNew, used] = [halves(), halves()];
        const isApart = random() < 0.7;
        const apart = isApart ? { new: ofNew, used } : { new: null, used: null };
        return { month, ...holder, total: ofNew + used, ...apart };
      }),
  );
}

interface Reached {
  readonly sold: { readonly total: number; readonly new: number; readonly used: number };
  /** Null while the month lies ahead. */
  readonly track: number | null;
  /** Days left of the month. */
  readonly days: number;
}

/** What is sold against these goals together: of one holder, or of all people of a team. */
export function slowGoalFigures(goals: readonly SlowGoal[], isSum: boolean, { sold, track, days }: Reached) {
  if (goals.length === 0) return null;
  const isApart = goals.every(goal => goal.new !== null && goal.used !== null);
  const against = (goal: number, units: number) => {
    const toGo = goal > units ? goal - units : 0;
    return { goal, toGo, neededADay: days > 0 ? Math.floor((toGo / days) * 100 + 0.5 + 1e-9) / 100 : null };
  };
  const of = (part: 'new' | 'used') =>
    isApart
      ? against(
          sum(goals, goal => goal[part] ?? 0),
          sold[part],
        )
      : null;
  const total = sum(goals, goal => goal.total);
  return {
    ...against(total, sold.total),
    againstGoal: track === null ? null : track - total,
    new: of('new'),
    used: of('used'),
    isSum,
  };
}
