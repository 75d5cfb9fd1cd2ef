import type { Goal, MonthGoals } from '../goals/goal.ts';
import {
  type DaysLeft,
  type GoalFigures,
  type GoalSteps,
  goalFigures,
  goalSteps,
  type SoldSteps,
} from '../goals/goalFigures.ts';
import type { TeamId } from '../people/teams.ts';

/** The goals of a tick sheet's month, and the days that are left for them. */
export interface SheetGoals {
  readonly set: MonthGoals;
  readonly left: DaysLeft;
}

/** What is sold against a goal, for whoever has one. */
export interface WithGoal {
  readonly goal: GoalFigures | null;
}

/** The goal of a team, of one person, or of people who have none together. */
export function goalOfThese(
  goals: SheetGoals | null,
  employeeIds: readonly number[],
  team: TeamId | undefined,
): Goal | null {
  if (!goals) return null;
  if (team !== undefined) return goals.set.ofTeam(team, employeeIds);
  const [only, ...others] = employeeIds;
  return only !== undefined && others.length === 0 ? goals.set.ofPerson(only) : null;
}

/** How the figures of a goal come about, where there is one. */
export const goalExplained = (
  goal: Goal | null,
  sold: SoldSteps,
  goals: SheetGoals | null,
): Partial<GoalSteps> => (goal && goals ? goalSteps(goal, sold, goals.left) : {});

/** The figures of a goal, where there is one. */
export const goalReached = (
  goal: Goal | null,
  sold: SoldSteps,
  goals: SheetGoals | null,
): GoalFigures | null => (goal && goals ? goalFigures(goal, sold, goals.left) : null);
