import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { MonthArgs } from '../../platform/graphql/args.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { setGoalsSchema } from './goal.input.ts';
import { listGoals } from './goal.query.ts';
import { setGoals } from './goal.service.ts';
import { SetGoalsArgs, SetGoalType } from './goal.types.ts';

@Resolver()
export class GoalResolver {
  @CachedUntilChange('SETTINGS')
  @Query(() => [SetGoalType], { description: 'The goals that are set for a month, in no order.' })
  goals(@Ctx() { database }: Context, @Args(() => MonthArgs) { month }: MonthArgs): Promise<SetGoalType[]> {
    return listGoals(database, month);
  }

  @Mutation(() => [SetGoalType], {
    description:
      'Sets goals of a month, all of them or none; goals that are not named stay. Answers with all of the month. Errors: BAD_INPUT; CONFLICT when someone has changed one of them since it was read; FORBIDDEN, except for positions 1, 2, 3 and 5.',
  })
  setGoals(@Ctx() context: Context, @Args(() => SetGoalsArgs) args: SetGoalsArgs): Promise<SetGoalType[]> {
    return setGoals(context, args.month, parseInput(setGoalsSchema, args).goals);
  }
}
