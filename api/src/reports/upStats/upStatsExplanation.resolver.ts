import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { upFilterOf } from '../../uplogs/upStats.input.ts';
import { explained } from '../explain/explain.present.ts';
import { ExplanationType } from '../explain/explain.types.ts';
import { explainUpStats } from './upStats.explain.ts';
import { ExplainUpStatsArgs } from './upStatsExplanation.types.ts';

@Resolver()
export class UpStatsExplanationResolver {
  @CachedUntilChange('UP_LOG', 'EMPLOYEES')
  @Query(() => ExplanationType, {
    description: 'How a counter of `upStats` comes about. BAD_INPUT when the end precedes the start.',
  })
  explainUpStats(
    @Ctx() context: Context,
    @Args(() => ExplainUpStatsArgs) { figure, ...args }: ExplainUpStatsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return explained(context, info, explainUpStats(context.database, upFilterOf(args), figure));
  }
}
