import { z } from 'zod';
import { id } from '../platform/input/fields.ts';
import { isValidGoal, type Goal, type GoalOwner, parseGoal, toOwnerKey } from '../rules/goals/goal.ts';
import { NO_TEAM, TEAMS, type TeamId } from '../rules/people/teams.ts';

/** A goal to set, and what it was when the form was read; null is none. */
export interface GoalChange extends GoalOwner {
  readonly stood: Goal | null;
  readonly goal: Goal | null;
}

const MUST_BE_UNITS = 'must be units in halves, from 0 to 9,999.5';
const MUST_BE_TEAM = 'must be 2, 3, 4 or 5';
const MUST_ADD_UP = 'must be the sum of new and used, at most 9,999.5';

/** More than a store has people. */
const MOST_GOALS = 500;

const absentToNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

const units = z.number(MUST_BE_UNITS).refine(isValidGoal, MUST_BE_UNITS).nullish().transform(absentToNull);

const typedGoal = z.object({ total: units, new: units, used: units });

/** Empty is null; the parts of a goal have to add up. */
function readGoal(typed: z.output<typeof typedGoal>, context: z.core.$RefinementCtx): Goal | null {
  const goal = parseGoal(typed);
  if (goal !== undefined) return goal;
  context.addIssue({ code: 'custom', path: ['total'], message: MUST_ADD_UP, input: typed });
  return null;
}

const team = z
  .number(MUST_BE_TEAM)
  .refine(sent => sent !== NO_TEAM && TEAMS.some(each => each.id === sent), MUST_BE_TEAM)
  .transform(sent => sent as TeamId)
  .nullish()
  .transform(absentToNull);

const change = z
  .object({
    employeeId: id.nullish().transform(absentToNull),
    team,
    goal: typedGoal.transform(readGoal),
    stood: typedGoal.nullish().transform((sent, context) => (sent ? readGoal(sent, context) : null)),
  })
  .refine(
    ({ employeeId, team }) => employeeId === null || team === null,
    'must name an employee or a team, not both',
  );

/** Goals of a month to set, each of someone else. */
export const goalChanges = z.object({
  goals: z
    .array(change)
    .max(MOST_GOALS, `must be at most ${MOST_GOALS}`)
    .refine(all => new Set(all.map(toOwnerKey)).size === all.length, 'must name nobody twice'),
});
