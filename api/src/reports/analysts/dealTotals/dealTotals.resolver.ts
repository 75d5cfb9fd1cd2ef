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
      'Units, gross, averages per unit and trade % of any deals, grouped by any of time, people, teams and statuses. Error BAD_INPUT when a range is reversed or there would be more than 10,000 groups.',
  })
  dealTotals(
    @Ctx() { database }: Context,
    @Args(() => DealTotalsArgs) args: DealTotalsArgs,
  ): Promise<DealTotalsType> {
    return getDealTotalsReport(database, parseDealWhere(args), args.groupBy);
  }
}
