import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context.ts';
import { CachedUntilChange } from '../../../platform/graphql/queryDecorators.ts';
import { parseInput } from '../../../platform/input/parseInput.ts';
import { getUpStats } from '../loggedUps.query.ts';
import { presentUpStats } from '../up.types.ts';
import { statsPageSchema, toGroupedUpFilter } from './upStats.input.ts';
import { ListedUpsArgs, UpStatsType } from './upStats.types.ts';

@Resolver()
export class ListedUpsResolver {
  @CachedUntilChange('UP_LOG', 'DEALS', 'EMPLOYEES')
  @Query(() => UpStatsType, {
    description:
      'Lists the ups that a figure counts, sorted by day and position. The counters cover all of these ups, not only the page.',
  })
  async listedUps(
    @Ctx() context: Context,
    @Args(() => ListedUpsArgs) args: ListedUpsArgs,
  ): Promise<UpStatsType> {
    const filter = { ...toGroupedUpFilter(args), counter: args.counter };
    const page = { ...parseInput(statsPageSchema, args), sort: 'DATE', isDescending: false } as const;
    const { counters, endCursor, ...rows } = await getUpStats(context, filter, page);
    return { rows: presentUpStats(rows), endCursor, counters };
  }
}
