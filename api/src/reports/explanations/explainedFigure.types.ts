import { ArgsType, Field, InputType } from 'type-graphql';
import { UpFilterArgs } from '../../modules/upLog/stats/upStats.types.ts';
import { UpCounterEnum } from '../../modules/upLog/up.enums.ts';
import type { UpCounter } from '../../rules/ups/upCounters.ts';
import { ExplainHogArgs } from '../hog/hog.types.ts';
import { ExplainLeaderboardArgs } from '../leaderboard/leaderboard.types.ts';
import { ExplainPotOfGoldArgs } from '../potOfGold/potOfGold.types.ts';
import { ExplainSummaryArgs } from '../summary/summary.types.ts';
import { ExplainTickSheetArgs } from '../tickSheet/tickSheet.types.ts';
import { ExplainTradeStatsArgs } from '../trade/trade.types.ts';
import { ExplainTrendsArgs } from '../trends/trends.types.ts';
import { ExplainUpFunnelArgs } from '../upFunnel/upFunnel.types.ts';

@InputType('ExplainedFigureInput', {
  description: 'A figure in one report, with its date range and subject. Set exactly one of these fields.',
})
export class ExplainedFigureInput {
  @Field(() => ExplainTickSheetArgs, { nullable: true, description: 'A figure of `tickSheet`.' })
  tickSheet?: ExplainTickSheetArgs;

  @Field(() => ExplainSummaryArgs, { nullable: true, description: 'A figure of `summary`.' })
  summary?: ExplainSummaryArgs;

  @Field(() => ExplainTradeStatsArgs, { nullable: true, description: 'A figure of `tradeStats`.' })
  tradeStats?: ExplainTradeStatsArgs;

  @Field(() => ExplainTrendsArgs, { nullable: true, description: 'A monthly figure of `trends`.' })
  trends?: ExplainTrendsArgs;

  @Field(() => ExplainPotOfGoldArgs, { nullable: true, description: 'A figure of `potOfGold`.' })
  potOfGold?: ExplainPotOfGoldArgs;

  @Field(() => ExplainLeaderboardArgs, { nullable: true, description: 'A figure in a row of `leaderboard`.' })
  leaderboard?: ExplainLeaderboardArgs;

  @Field(() => ExplainHogArgs, { nullable: true, description: 'A total of `hog`.' })
  hog?: ExplainHogArgs;

  @Field(() => ExplainUpStatsArgs, { nullable: true, description: 'A counter of `upStats`.' })
  upStats?: ExplainUpStatsArgs;

  @Field(() => ExplainUpFunnelArgs, { nullable: true, description: 'A figure of `upFunnel`.' })
  upFunnel?: ExplainUpFunnelArgs;
}

@ArgsType()
@InputType('ExplainUpStatsInput', { description: 'A figure of `upStats` to explain.' })
export class ExplainUpStatsArgs extends UpFilterArgs {
  @Field(() => UpCounterEnum, { description: 'The counter to explain.' })
  figure!: UpCounter;
}
