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
  @Query(() => [SetGoalType], {
    description: 'Returns the goals that are set for a month, in no particular order.',
  })
  goals(@Ctx() { database }: Context, @Args(() => MonthArgs) { month }: MonthArgs): Promise<SetGoalType[]> {
    return listGoals(database, month);
  }

  @Mutation(() => [SetGoalType], {
    description:
      'Sets the given goals for a month, or none of them if there is an error. Other goals stay unchanged. Returns all goals for the month. Errors: BAD_INPUT; CONFLICT if another user has changed one of the goals since it was read; FORBIDDEN unless the viewer is a sales manager, finance manager, manager or admin.',
  })
  setGoals(@Ctx() context: Context, @Args(() => SetGoalsArgs) args: SetGoalsArgs): Promise<SetGoalType[]> {
    return setGoals(context, args.month, parseInput(setGoalsSchema, args).goals);
  }
}
