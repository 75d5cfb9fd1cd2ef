import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context.ts';
import { ForAnalysts } from '../../../platform/graphql/queryDecorators.ts';
import { parseUpWhere } from '../ups/upWhere.ts';
import { getUpTotalsReport } from './upTotals.report.ts';
import { UpTotalsArgs, UpTotalsType } from './upTotals.types.ts';

@Resolver()
export class UpTotalsResolver {
  @ForAnalysts()
  @Query(() => UpTotalsType, {
    complexity: 200,
    description:
      'Counters and rates (demo, write-up, sold, turned) of any ups, grouped by any of time, people, team, type and Sold. Error BAD_INPUT when a range is reversed or there would be more than 10,000 groups.',
  })
  upTotals(
    @Ctx() { database }: Context,
    @Args(() => UpTotalsArgs) args: UpTotalsArgs,
  ): Promise<UpTotalsType> {
    return getUpTotalsReport(database, parseUpWhere(args), args.groupBy);
  }
}
