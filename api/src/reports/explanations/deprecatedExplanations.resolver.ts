import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { ExplainHogArgs } from '../hog/hog.types.ts';
import { ExplainLeaderboardArgs } from '../leaderboard/leaderboard.types.ts';
import { ExplainPotOfGoldArgs } from '../potOfGold/potOfGold.types.ts';
import { ExplainSummaryArgs } from '../summary/summary.types.ts';
import { ExplainTickSheetArgs } from '../tickSheet/tickSheet.types.ts';
import { ExplainTradeStatsArgs } from '../trade/trade.types.ts';
import { ExplainTrendsArgs } from '../trends/trends.types.ts';
import { ExplainUpFunnelArgs } from '../upFunnel/upFunnel.types.ts';
import { ExplainUpStatsArgs } from './explainedFigure.types.ts';
import { explainFigure } from './explainFigure.ts';
import { presentExplanation } from './explanation.present.ts';
import { ExplanationType } from './explanation.types.ts';

const deprecationReason = 'Use `explain`.';

/** Queries that `explain` replaces. */
@Resolver()
export class DeprecatedExplanationsResolver {
  @Query(() => ExplanationType, {
    description:
      'How a figure of `tickSheet` comes about, step by step. BAD_INPUT when the end precedes the start, and for a figure that these people, or the store, do not have.',
    deprecationReason,
  })
  explainTickSheet(
    @Ctx() context: Context,
    @Args(() => ExplainTickSheetArgs) tickSheet: ExplainTickSheetArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { tickSheet }));
  }

  @Query(() => ExplanationType, {
    description:
      'How a figure of `summary` comes about, step by step. BAD_INPUT when the end precedes the start, and for a figure that people, or the store, do not have.',
    deprecationReason,
  })
  explainSummary(
    @Ctx() context: Context,
    @Args(() => ExplainSummaryArgs) summary: ExplainSummaryArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { summary }));
  }

  @Query(() => ExplanationType, {
    description:
      'How a figure of `tradeStats` comes about, step by step: of a day or of any days. BAD_INPUT when the end precedes the start.',
    deprecationReason,
  })
  explainTradeStats(
    @Ctx() context: Context,
    @Args(() => ExplainTradeStatsArgs) tradeStats: ExplainTradeStatsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { tradeStats }));
  }

  @Query(() => ExplanationType, {
    description:
      'How a figure of a month of `trends` comes about, step by step. BAD_INPUT for a team and a person at once, and for a figure that is null.',
    deprecationReason,
  })
  explainTrends(
    @Ctx() context: Context,
    @Args(() => ExplainTrendsArgs) trends: ExplainTrendsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { trends }));
  }

  @Query(() => ExplanationType, {
    description:
      'How a figure of `potOfGold` comes about, step by step. BAD_INPUT for an employee without a line in it, and for a figure that they, or all together, do not have.',
    deprecationReason,
  })
  explainPotOfGold(
    @Ctx() context: Context,
    @Args(() => ExplainPotOfGoldArgs) potOfGold: ExplainPotOfGoldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { potOfGold }));
  }

  @Query(() => ExplanationType, {
    description: 'How a figure of `leaderboard` comes about, step by step. BAD_INPUT for who is not on it.',
    deprecationReason,
  })
  explainLeaderboard(
    @Ctx() context: Context,
    @Args(() => ExplainLeaderboardArgs) leaderboard: ExplainLeaderboardArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { leaderboard }));
  }

  @Query(() => ExplanationType, {
    description: 'How a box above the Hog grid comes about, step by step.',
    deprecationReason,
  })
  explainHog(
    @Ctx() context: Context,
    @Args(() => ExplainHogArgs) hog: ExplainHogArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { hog }));
  }

  @Query(() => ExplanationType, {
    description: 'How a counter of `upStats` comes about. BAD_INPUT when the end precedes the start.',
    deprecationReason,
  })
  explainUpStats(
    @Ctx() context: Context,
    @Args(() => ExplainUpStatsArgs) upStats: ExplainUpStatsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { upStats }));
  }

  @Query(() => ExplanationType, {
    description:
      'How a figure of `upFunnel` comes about. BAD_INPUT for a figure that is null; FORBIDDEN for gross that is not the viewer’s to see.',
    deprecationReason,
  })
  explainUpFunnel(
    @Ctx() context: Context,
    @Args(() => ExplainUpFunnelArgs) upFunnel: ExplainUpFunnelArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { upFunnel }));
  }
}
