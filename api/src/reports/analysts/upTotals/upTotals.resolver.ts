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
      'Returns counts and rates (demo, write-up, sold, turned) for the filtered ups, grouped by any combination of time, people, team, type and Sold value. Error: BAD_INPUT if a range is reversed or there are more than 10,000 groups.',
  })
  upTotals(
    @Ctx() { database }: Context,
    @Args(() => UpTotalsArgs) args: UpTotalsArgs,
  ): Promise<UpTotalsType> {
    return getUpTotalsReport(database, parseUpWhere(args), args.groupBy);
  }
}
