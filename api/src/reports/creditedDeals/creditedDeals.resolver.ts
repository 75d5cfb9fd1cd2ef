import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { pageFields } from '../../platform/graphql/paging.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { parseDayRange } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { employeeIdsArgument, teamArgument } from '../report.types.ts';
import { getCreditedDealsReport } from './creditedDeals.report.ts';
import { CreditedDealsArgs, CreditedDealsType } from './creditedDeals.types.ts';

const fields = z.object({
  employeeIds: employeeIdsArgument,
  currentTeam: teamArgument,
  finalTeam: teamArgument,
  ...pageFields,
});

@Resolver()
export class CreditedDealsResolver {
  @CachedUntilChange('DEALS', 'EMPLOYEES')
  @Query(() => CreditedDealsType, {
    description:
      'Lists the sold deals that make up a number on the tick sheet, summary, trade stats, pot of gold or leaderboard, sorted by delivery date.',
  })
  creditedDeals(
    @Ctx() context: Context,
    @Args(() => CreditedDealsArgs) args: CreditedDealsArgs,
  ): Promise<CreditedDealsType> {
    const { offset, limit, after, ...creditFilter } = parseInput(fields, args);
    const filter = {
      days: parseDayRange(args.start, args.end),
      ...creditFilter,
      cars: args.cars ?? undefined,
      hasTrade: args.hasTrade,
    };
    return getCreditedDealsReport(context, filter, { offset, limit, after });
  }
}
