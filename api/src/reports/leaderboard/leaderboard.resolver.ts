import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { id, rangeOf } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import { explained } from '../explain/explain.present.ts';
import { ExplanationType } from '../explain/explain.types.ts';
import { explainLeaderboard } from './leaderboard.explain.ts';
import { leaderboardReport } from './leaderboard.report.ts';
import { ExplainLeaderboardArgs, LeaderboardArgs, LeaderboardRowType } from './leaderboard.types.ts';

const holderFields = z.object({ id });

@Resolver()
export class LeaderboardResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => [LeaderboardRowType], {
    description: 'People or teams from first to last.',
  })
  leaderboard(
    @Ctx() { database }: Context,
    @Args(() => LeaderboardArgs) { mode, start, end, carType, rankBy }: LeaderboardArgs,
  ): Promise<LeaderboardRowType[]> {
    const range = rangeOf(start, end);
    return leaderboardReport(database, { mode, range, carFilter: carType, ranking: rankBy });
  }

  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => ExplanationType, {
    description: 'How a figure of `leaderboard` comes about, step by step. BAD_INPUT for who is not on it.',
  })
  explainLeaderboard(
    @Ctx() context: Context,
    @Args(() => ExplainLeaderboardArgs) args: ExplainLeaderboardArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    const { mode, start, end, carType, rankBy, figure } = args;
    const { id: holder } = parseInput(holderFields, args);
    const choice = { mode, range: rangeOf(start, end), carFilter: carType, ranking: rankBy };
    return explained(context, info, explainLeaderboard(context.database, choice, holder, figure));
  }
}
