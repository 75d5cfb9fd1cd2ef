import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { parseDayRange } from '../../platform/input/fields.ts';
import { getLeaderboardReport } from './leaderboard.report.ts';
import { LeaderboardArgs, LeaderboardRowType } from './leaderboard.types.ts';

@Resolver()
export class LeaderboardResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => [LeaderboardRowType], {
    description: 'Lists people or teams from first to last place.',
  })
  leaderboard(
    @Ctx() { database }: Context,
    @Args(() => LeaderboardArgs) { mode, start, end, carType, rankBy }: LeaderboardArgs,
  ): Promise<LeaderboardRowType[]> {
    const range = parseDayRange(start, end);
    return getLeaderboardReport(database, { mode, range, carFilter: carType, ranking: rankBy });
  }
}
