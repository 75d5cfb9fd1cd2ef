import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { dealListOf } from '../dealList.args.ts';
import { explained } from '../explain/explain.present.ts';
import { ExplanationType } from '../explain/explain.types.ts';
import { asksFor } from '../selection.ts';
import { openFilterOf } from '../toDo/openTerms.ts';
import { openPointsFilterOf } from '../toDo/toDo.args.ts';
import { explainHog } from './hog.explain.ts';
import { hogReport } from './hog.report.ts';
import { ExplainHogArgs, HogArgs, HogListType } from './hog.types.ts';

@Resolver()
export class HogResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => HogListType, {
    description: 'Deals of a range by log day, every status, with totals.',
  })
  async hog(
    @Ctx() context: Context,
    @Args(() => HogArgs) args: HogArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<HogListType> {
    const { filter, page } = dealListOf(args);
    const parts = { rows: asksFor(info, 'rows') || asksFor(info, 'open'), totals: asksFor(info, 'totals') };
    const open = await openFilterOf(context, args.open);
    return hogReport(context, { ...filter, open }, args.sort, page, parts);
  }

  @CachedUntilChange('DEALS', 'SETTINGS')
  @Query(() => ExplanationType, {
    description: 'How a box above the Hog grid comes about, step by step.',
  })
  async explainHog(
    @Ctx() context: Context,
    @Args(() => ExplainHogArgs) args: ExplainHogArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    const filter = openPointsFilterOf(args);
    const open = await openFilterOf(context, args.open);
    return explained(context, info, explainHog(context.database, { ...filter, open }, args.figure));
  }
}
