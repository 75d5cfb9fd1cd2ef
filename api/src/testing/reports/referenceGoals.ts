import type { Month } from '../../rules/calendar/calendar.ts';
import type { TeamId } from '../../rules/people/teams.ts';

import { createRandomNumbers, type RandomStore } from './randomStore.ts';
import { sum } from './referenceReports.ts';

// A simple second implementation of the goal figures of goals.md. It uses nothing of rules/.

export interface ReferenceGoal {
  readonly month: Month;
  readonly employeeId: number | null;
  readonly team: TeamId | null;
  readonly total: number;
  readonly new: number | null;
  readonly used: number | null;
}

/** Creates goals for about half of the people and teams, and for the store. */
export function createRandomGoals(
  { people }: RandomStore,
  months: readonly Month[],
  seed: number,
): ReferenceGoal[] {
  const random = createRandomNumbers(seed);
  const halves = () => Math.floor(random() * 30 + 1) / 2;
  const teams: TeamId[] = [2, 3, 4, 5];
  const owners = [
    { employeeId: null, team: null },
    ...teams.map(team => ({ employeeId: null, team })),
    ...people.map(({ id }) => ({ employeeId: id, team: null })),
  ];
  return months.flatMap(month =>
    owners
      .filter(() => random() < 0.5)
      .map(owner => {
        const [newUnits, used] = [halves(), halves()];
        const isByType = random() < 0.7;
        const byType = isByType ? { new: newUnits, used } : { new: null, used: null };
        return { month, ...owner, total: newUnits + used, ...byType };
      }),
  );
}

interface ReferenceProgress {
  readonly sold: { readonly total: number; readonly new: number; readonly used: number };
  /** Null for a future month. */
  readonly track: number | null;
  /** Remaining days of the month. */
  readonly days: number;
}

/**
 * Computes the figures of the sum of these goals. They are the goal of one owner, or the goals of all people
 * of a team.
 */
export function computeReferenceGoalFigures(
  goals: readonly ReferenceGoal[],
  isSum: boolean,
  { sold, track, days }: ReferenceProgress,
) {
  if (goals.length === 0) return null;
  const isByType = goals.every(goal => goal.new !== null && goal.used !== null);
  const compareWithGoal = (goal: number, units: number) => {
    const toGo = goal > units ? goal - units : 0;
    return { goal, toGo, neededADay: days > 0 ? Math.floor((toGo / days) * 100 + 0.5 + 1e-9) / 100 : null };
  };
  const compareType = (carType: 'new' | 'used') =>
    isByType
      ? compareWithGoal(
          sum(goals, goal => goal[carType] ?? 0),
          sold[carType],
        )
      : null;
  const total = sum(goals, goal => goal.total);
  return {
    ...compareWithGoal(total, sold.total),
    againstGoal: track === null ? null : track - total,
    new: compareType('new'),
    used: compareType('used'),
    isSum,
  };
}
