import { addMonths, isMonthWithin, type Month, type MonthSpan, monthsBefore } from '../calendar/calendar.ts';
import { roundHalfUp, sumBy } from '../numbers/arithmetic.ts';
import { type CarUnits, type MonthUnits, sumUnits, totalUnits, type Units } from '../numbers/units.ts';
import type { TeamId } from '../people/teams.ts';

/**
 * The units to sell in a month. When new and used are set separately, the total is their sum (goals.md, A
 * goal).
 */
export interface Goal {
  readonly total: Units;
  readonly new: Units | null;
  readonly used: Units | null;
}

/** The owner of a goal: an employee, a team, or the store when both are null. */
export interface GoalOwner {
  readonly employeeId: number | null;
  readonly team: TeamId | null;
}

/** A stored goal with its owner. */
export interface OwnedGoal extends GoalOwner, Goal {}

/** A goal as it is entered. */
export type EnteredGoal = { readonly [Part in keyof Goal]: Units | null };

/** The goals of one month, by owner. */
export interface MonthGoals {
  readonly store: Goal | null;
  findForPerson(employeeId: number): Goal | null;
  /**
   * Returns the team's goal, otherwise the sum of the goals of its current people. Returns null without any
   * goals.
   */
  findForTeam(team: TeamId, employeeIds: readonly number[]): TeamGoal | null;
}

export interface TeamGoal extends Goal {
  /** True when the goal is the sum of the people's goals. */
  readonly isSum: boolean;
}

export const MAX_GOAL = 9_999.5;

/** Returns a key that is unique for each owner within a month. */
export const toOwnerKey = ({ employeeId, team }: GoalOwner): string => `${employeeId ?? ''}/${team ?? ''}`;

/** Returns whether a number is a valid goal: in halves, from 0 to the maximum. */
export const isValidGoal = (units: number): boolean =>
  Number.isInteger(units * 2) && units >= 0 && units <= MAX_GOAL;

/** Parses an entered goal. Returns null for no goal and undefined for an invalid one (goals.md, A goal). */
export function parseGoal(input: EnteredGoal): Goal | null | undefined {
  const isSplit = input.new !== null || input.used !== null;
  const split = isSplit ? { new: input.new ?? 0, used: input.used ?? 0 } : { new: null, used: null };
  const total = isSplit ? (split.new ?? 0) + (split.used ?? 0) : (input.total ?? 0);
  if (input.total !== null && input.total !== total) return undefined;
  if (![total, split.new ?? 0, split.used ?? 0].every(isValidGoal)) return undefined;
  return total === 0 ? null : { total, ...split };
}

/** Returns whether two goals are equal, or both null. */
export const isSameGoal = (one: Goal | null, other: Goal | null): boolean =>
  one?.total === other?.total && one?.new === other?.new && one?.used === other?.used;

/** Indexes the goals of a month for lookups. */
export function indexMonthGoals(ownedGoals: readonly OwnedGoal[]): MonthGoals {
  const goals = new Map(ownedGoals.map(goal => [toOwnerKey(goal), goal]));
  const find = (owner: GoalOwner) => goals.get(toOwnerKey(owner)) ?? null;
  const findForPerson = (employeeId: number) => find({ employeeId, team: null });
  return {
    store: find({ employeeId: null, team: null }),
    findForPerson,
    findForTeam(team, employeeIds) {
      const teamGoal = find({ employeeId: null, team });
      if (teamGoal) return { ...teamGoal, isSum: false };
      const goalsOfPeople = employeeIds.map(findForPerson).filter(goal => goal !== null);
      return goalsOfPeople.length > 0 ? { ...sumGoals(goalsOfPeople), isSum: true } : null;
    },
  };
}

/**
 * Sums the total units. Sums new and used units only when every goal has them, because otherwise their sum
 * would differ from the total.
 */
function sumGoals(goals: readonly Goal[]): Goal {
  const isSplit = goals.every(goal => goal.new !== null);
  return {
    total: sumBy(goals, goal => goal.total),
    new: isSplit ? sumBy(goals, goal => goal.new ?? 0) : null,
    used: isSplit ? sumBy(goals, goal => goal.used ?? 0) : null,
  };
}

/**
 * A goal proposed from the sales of other months: total, new and used units. Each number is rounded
 * separately, and 0 means that nothing is proposed.
 */
export interface ProposedUnits {
  readonly total: Units;
  readonly new: Units;
  readonly used: Units;
}

/**
 * Goals proposed from the same month a year earlier and from the three previous months (goals.md, Set goals).
 */
export interface GoalProposals {
  readonly lastYear: ProposedUnits;
  readonly average: ProposedUnits;
}

/** Returns the months with the sales from which the goals of a month are proposed. */
export function getProposalMonths(month: Month): { readonly lastYear: Month; readonly average: MonthSpan } {
  return { lastYear: addMonths(month, -12), average: monthsBefore(month, 3) };
}

/** Proposes goals from the units sold by month. */
export function proposeGoals(month: Month, sold: readonly MonthUnits[]): GoalProposals {
  const { lastYear, average } = getProposalMonths(month);
  const unitsIn = (span: MonthSpan) => sumUnits(sold.filter(each => isMonthWithin(each.month, span)));
  return {
    lastYear: averageUnits(unitsIn({ first: lastYear, last: lastYear }), 1),
    average: averageUnits(unitsIn(average), 3),
  };
}

/** Averages the units to the nearest half, halves up. */
function averageUnits(units: CarUnits, months: number): ProposedUnits {
  const averagePerMonth = (sum: Units) => roundHalfUp(sum * 2, months) / 2;
  return {
    total: averagePerMonth(totalUnits(units)),
    new: averagePerMonth(units.new),
    used: averagePerMonth(units.used),
  };
}
