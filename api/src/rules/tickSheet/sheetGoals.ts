import type { Goal, MonthGoals } from '../goals/goal.ts';
import {
  buildGoalSteps,
  calculateGoalFigures,
  type DaysLeft,
  type GoalFigures,
  type GoalSteps,
  type SalesSteps,
} from '../goals/goalFigures.ts';
import type { TeamId } from '../people/teams.ts';

/** The goals of a tick sheet's month, and the days left for them. */
export interface SheetGoals {
  readonly goalsByOwner: MonthGoals;
  readonly remainingDays: DaysLeft;
}

/** The figures of the goal. Null without a goal. */
export interface WithGoal {
  readonly goal: GoalFigures | null;
}

/** Returns the goal of a team or of one person. Returns no goal for several people without a team. */
export function findGoal(
  goals: SheetGoals | null,
  employeeIds: readonly number[],
  team: TeamId | undefined,
): Goal | null {
  if (!goals) return null;
  if (team !== undefined) return goals.goalsByOwner.findForTeam(team, employeeIds);
  const [only, ...others] = employeeIds;
  return only !== undefined && others.length === 0 ? goals.goalsByOwner.findForPerson(only) : null;
}

/** Builds the steps of a goal's figures when a goal is set. */
export const buildOptionalGoalSteps = (
  goal: Goal | null,
  sales: SalesSteps,
  goals: SheetGoals | null,
): Partial<GoalSteps> => (goal && goals ? buildGoalSteps(goal, sales, goals.remainingDays) : {});

/** Calculates the figures of a goal when it is set. */
export const calculateOptionalGoalFigures = (
  goal: Goal | null,
  sales: SalesSteps,
  goals: SheetGoals | null,
): GoalFigures | null => (goal && goals ? calculateGoalFigures(goal, sales, goals.remainingDays) : null);
