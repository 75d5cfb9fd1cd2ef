import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../platform/graphql/queryDecorators.ts';
import type { Context } from '../platform/context.ts';
import { parseInput } from '../platform/input/parseInput.ts';
import { groupedUpsOf } from './listedUps.input.ts';
import { ListedUpsArgs } from './listedUps.types.ts';
import { presentUpStats } from './up.present.ts';
import { statsPage } from './upStats.input.ts';
import { upStats } from './upStats.query.ts';
import { UpStatsType } from './upStats.types.ts';

@Resolver()
export class ListedUpsResolver {
  @CachedUntilChange('UP_LOG', 'DEALS', 'EMPLOYEES')
  @Query(() => UpStatsType, {
    description: 'The ups behind a number, by day and place; the counters are of all of them.',
  })
  async listedUps(
    @Ctx() context: Context,
    @Args(() => ListedUpsArgs) args: ListedUpsArgs,
  ): Promise<UpStatsType> {
    const filter = { ...groupedUpsOf(args), counter: args.counter };
    const page = { ...parseInput(statsPage, args), sort: 'DATE', isDescending: false } as const;
    const { counters, endCursor, ...rows } = await upStats(context, filter, page);
    return { rows: presentUpStats(rows), endCursor, counters };
  }
}
