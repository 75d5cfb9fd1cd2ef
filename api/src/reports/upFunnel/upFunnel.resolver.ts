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
      'Returns the funnel from ups to sold ups: counts, rates, first visits and be-backs, ups with linked sold deals, and gross per up; in total, by group and for the store. Error: BAD_INPUT if the end is before the start, or if there are more than 1,000 groups.',
  })
  upFunnel(@Ctx() context: Context, @Args(() => UpFunnelArgs) args: UpFunnelArgs): Promise<UpFunnelType> {
    return getUpFunnelReport(context, toUpFilter(args), args.groupBy ?? undefined);
  }

  @CachedUntilChange('UP_LOG', 'DEALS', 'EMPLOYEES')
  @Query(() => CreditedDealsType, {
    description:
      'Lists the sold deals linked to a list of ups, each whole deal once, sorted by delivery date.',
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
