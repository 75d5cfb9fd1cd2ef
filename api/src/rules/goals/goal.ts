import { sumOf } from '../numbers/arithmetic.ts';
import type { Units } from '../numbers/units.ts';
import type { TeamId } from '../people/teams.ts';

/** Units wanted of a month; where new and used are set apart, the total is their sum (goals.md, A goal). */
export interface Goal {
  readonly total: Units;
  readonly new: Units | null;
  readonly used: Units | null;
}

/** Whose a goal is: an employee's, a team's, or the store's when both are null. */
export interface GoalHolder {
  readonly employeeId: number | null;
  readonly team: TeamId | null;
}

/** A goal that someone has set. */
export interface SetGoal extends GoalHolder, Goal {}

/** A goal as someone types it. */
export type TypedGoal = { readonly [Part in keyof Goal]: Units | null };

/** The goals of one month, by whose they are. */
export interface MonthGoals {
  readonly store: Goal | null;
  ofPerson(employeeId: number): Goal | null;
  /** The team's own, else the sum of those of the people who are on it today; null when there is neither. */
  ofTeam(team: TeamId, employeeIds: readonly number[]): TeamGoal | null;
}

export interface TeamGoal extends Goal {
  /** Whether it is the sum of its people's. */
  readonly isSum: boolean;
}

export const LARGEST_GOAL = 9_999.5;

/** Tells one holder of a month from the others. */
export const holderKey = ({ employeeId, team }: GoalHolder): string => `${employeeId ?? ''}/${team ?? ''}`;

/** Units in halves, none to the largest goal. */
export const canBeGoal = (units: number): boolean =>
  Number.isInteger(units * 2) && units >= 0 && units <= LARGEST_GOAL;

/** What a person typed: null is no goal; undefined when it cannot be one (goals.md, A goal). */
export function goalOf(typed: TypedGoal): Goal | null | undefined {
  const isApart = typed.new !== null || typed.used !== null;
  const apart = isApart ? { new: typed.new ?? 0, used: typed.used ?? 0 } : { new: null, used: null };
  const total = isApart ? (apart.new ?? 0) + (apart.used ?? 0) : (typed.total ?? 0);
  if (typed.total !== null && typed.total !== total) return undefined;
  if (![total, apart.new ?? 0, apart.used ?? 0].every(canBeGoal)) return undefined;
  return total === 0 ? null : { total, ...apart };
}

/** Whether two are the same goal, or both none. */
export const isSameGoal = (one: Goal | null, other: Goal | null): boolean =>
  one?.total === other?.total && one?.new === other?.new && one?.used === other?.used;

/** The goals that are set for a month, to be looked up. */
export function monthGoals(set: readonly SetGoal[]): MonthGoals {
  const goals = new Map(set.map(goal => [holderKey(goal), goal]));
  const of = (holder: GoalHolder) => goals.get(holderKey(holder)) ?? null;
  const ofPerson = (employeeId: number) => of({ employeeId, team: null });
  return {
    store: of({ employeeId: null, team: null }),
    ofPerson,
    ofTeam(team, employeeIds) {
      const own = of({ employeeId: null, team });
      if (own) return { ...own, isSum: false };
      const ofPeople = employeeIds.map(ofPerson).filter(goal => goal !== null);
      return ofPeople.length > 0 ? { ...sumOfGoals(ofPeople), isSum: true } : null;
    },
  };
}

/** New and used are summed only where every goal tells them apart: else their sum would not be the total. */
function sumOfGoals(goals: readonly Goal[]): Goal {
  const isApart = goals.every(goal => goal.new !== null);
  return {
    total: sumOf(goals, goal => goal.total),
    new: isApart ? sumOf(goals, goal => goal.new ?? 0) : null,
    used: isApart ? sumOf(goals, goal => goal.used ?? 0) : null,
  };
}
