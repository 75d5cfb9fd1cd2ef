import { z } from 'zod';
import { id } from '../../platform/input/fields.ts';
import { type Goal, type GoalOwner, isValidGoal, parseGoal, toOwnerKey } from '../../rules/goals/goal.ts';
import { NO_TEAM, TEAMS, type TeamId } from '../../rules/people/teams.ts';

/** A goal to set, with the goal that the form showed before the change. Null means no goal. */
export interface GoalChange extends GoalOwner {
  readonly stood: Goal | null;
  readonly goal: Goal | null;
}

const UNITS_MESSAGE = 'must be whole or half units, from 0 to 9,999.5';
const TEAM_MESSAGE = 'must be 2, 3, 4 or 5';
const TOTAL_MESSAGE = 'must be the sum of new and used, at most 9,999.5';

/** Maximum number of goals in a request. A store has fewer people than this. */
const MAX_GOALS = 500;

const undefinedToNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

const units = z.number(UNITS_MESSAGE).refine(isValidGoal, UNITS_MESSAGE).nullish().transform(undefinedToNull);

const goalSchema = z.object({ total: units, new: units, used: units });

/** Parses a goal. Returns null for an empty goal. The total must be the sum of new and used units. */
function parseGoalInput(input: z.output<typeof goalSchema>, context: z.core.$RefinementCtx): Goal | null {
  const goal = parseGoal(input);
  if (goal !== undefined) return goal;
  context.addIssue({ code: 'custom', path: ['total'], message: TOTAL_MESSAGE, input });
  return null;
}

const team = z
  .number(TEAM_MESSAGE)
  .refine(value => value !== NO_TEAM && TEAMS.some(each => each.id === value), TEAM_MESSAGE)
  .transform(value => value as TeamId)
  .nullish()
  .transform(undefinedToNull);

const goalChangeSchema = z
  .object({
    employeeId: id.nullish().transform(undefinedToNull),
    team,
    goal: goalSchema.transform(parseGoalInput),
    stood: goalSchema
      .nullish()
      .transform((value, context) => (value ? parseGoalInput(value, context) : null)),
  })
  .refine(
    ({ employeeId, team }) => employeeId === null || team === null,
    'must name an employee or a team, not both',
  );

/** Parses the goals of a month, at most one for each person, team and the store. */
export const setGoalsSchema = z.object({
  goals: z
    .array(goalChangeSchema)
    .max(MAX_GOALS, `must contain at most ${MAX_GOALS} goals`)
    .refine(
      all => new Set(all.map(toOwnerKey)).size === all.length,
      'must not contain an employee, a team or the store twice',
    ),
});
