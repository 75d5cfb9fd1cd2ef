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
      'Whoever a goal of a month can be set for, with what earlier sales propose. It stores nothing.',
  })
  goalProposals(
    @Ctx() context: Context,
    @Args(() => MonthArgs) { month }: MonthArgs,
  ): Promise<GoalProposalsType> {
    return getGoalProposalsReport(context, month);
  }
}
