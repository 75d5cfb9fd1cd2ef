import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context.ts';
import { ForAnalysts } from '../../../platform/graphql/queryDecorators.ts';
import { parseDealWhere } from '../deals/dealWhere.ts';
import { getDealTotalsReport } from './dealTotals.report.ts';
import { DealTotalsArgs, DealTotalsType } from './dealTotals.types.ts';

@Resolver()
export class DealTotalsResolver {
  @ForAnalysts()
  @Query(() => DealTotalsType, {
    complexity: 200,
    description:
      'Returns units, gross, averages per unit and trade % for the filtered deals, grouped by any combination of time, people, teams and statuses. Error: BAD_INPUT if a range is reversed or there are more than 10,000 groups.',
  })
  dealTotals(
    @Ctx() { database }: Context,
    @Args(() => DealTotalsArgs) args: DealTotalsArgs,
  ): Promise<DealTotalsType> {
    return getDealTotalsReport(database, parseDealWhere(args), args.groupBy);
  }
}
