import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { MonthArgs } from '../../platform/graphql/args.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { getGoalProposalsReport } from './goalProposals.report.ts';
import { GoalProposalsType } from './goalProposals.types.ts';

@Resolver()
export class GoalProposalsResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => GoalProposalsType, {
    description:
      'Lists the store, teams and people that can have a goal for a month, with goals proposed from earlier sales. Does not save anything.',
  })
  goalProposals(
    @Ctx() context: Context,
    @Args(() => MonthArgs) { month }: MonthArgs,
  ): Promise<GoalProposalsType> {
    return getGoalProposalsReport(context, month);
  }
}
