import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { dealListOf } from '../dealList.args.ts';
import { asksFor } from '../selection.ts';
import { openFilterOf } from '../toDo/openTerms.ts';
import { hogReport } from './hog.report.ts';
import { HogArgs, HogListType } from './hog.types.ts';

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
}
