import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { statsPageSchema, toGroupedUpFilter, toUpFilter } from '../../modules/upLog/stats/upStats.input.ts';
import { ListedUpsArgs } from '../../modules/upLog/stats/upStats.types.ts';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange, ChangesWith } from '../../platform/graphql/queryDecorators.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { ALL_DAYS } from '../../rules/calendar/calendar.ts';
import { getCreditedDealsReport } from '../creditedDeals/creditedDeals.report.ts';
import { CreditedDealsType } from '../creditedDeals/creditedDeals.types.ts';
import { getUpFunnelReport } from './upFunnel.report.ts';
import { UpFunnelArgs, UpFunnelType } from './upFunnel.types.ts';

@Resolver()
export class UpFunnelResolver {
  @ChangesWith('UP_LOG', 'DEALS', 'EMPLOYEES')
  @Query(() => UpFunnelType, {
    complexity: 100,
    description:
      'From the ups to the sold ones: counts, rates, first visits and be-backs, sold by the deals, gross an up; all together, told apart, and of the store. BAD_INPUT when the end precedes the start, and for more than 1,000 groups.',
  })
  upFunnel(@Ctx() context: Context, @Args(() => UpFunnelArgs) args: UpFunnelArgs): Promise<UpFunnelType> {
    return getUpFunnelReport(context, toUpFilter(args), args.groupBy ?? undefined);
  }

  @CachedUntilChange('UP_LOG', 'DEALS', 'EMPLOYEES')
  @Query(() => CreditedDealsType, {
    description: 'The sold deals of the ups of a list, whole and each once, by delivery date.',
  })
  dealsOfUps(
    @Ctx() context: Context,
    @Args(() => ListedUpsArgs) args: ListedUpsArgs,
  ): Promise<CreditedDealsType> {
    const upFilter = { ...toGroupedUpFilter(args), counter: args.counter };
    return getCreditedDealsReport(
      context,
      { days: ALL_DAYS, ofUps: upFilter },
      parseInput(statsPageSchema, args),
    );
  }
}
