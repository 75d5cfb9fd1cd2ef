import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../cachedUntilChange.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input/parse.ts';
import { MonthScalar } from '../input/scalars.ts';
import { AssumedLength } from '../queryCosts.ts';
import type { Month } from '../rules/calendar/calendar.ts';
import { goalChanges } from './goal.input.ts';
import { setGoalsOf } from './goal.query.ts';
import { setGoals } from './goal.service.ts';
import { GoalInput, SetGoalType } from './goal.types.ts';

@Resolver()
export class GoalResolver {
  @CachedUntilChange('SETTINGS')
  @AssumedLength(60)
  @Query(() => [SetGoalType], { description: 'The goals that are set for a month, in no order.' })
  goals(
    @Ctx() { database }: Context,
    @Arg('month', () => MonthScalar, { description: 'The month.' }) month: Month,
  ): Promise<SetGoalType[]> {
    return setGoalsOf(database, month);
  }

  @AssumedLength(60)
  @Mutation(() => [SetGoalType], {
    description:
      'Sets goals of a month, all of them or none; goals that are not named stay. Answers with all of the month. Errors: BAD_INPUT; CONFLICT when someone has changed one of them since it was read; FORBIDDEN, except for positions 1, 2, 3 and 5.',
  })
  setGoals(
    @Ctx() context: Context,
    @Arg('month', () => MonthScalar, { description: 'The month.' }) month: Month,
    @Arg('goals', () => [GoalInput], { description: 'At most 500, each of someone else.' })
    goals: GoalInput[],
  ): Promise<SetGoalType[]> {
    return setGoals(context, month, parseInput(goalChanges, { goals }).goals);
  }
}
