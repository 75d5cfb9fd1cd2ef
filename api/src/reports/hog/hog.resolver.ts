import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { dealListOf } from '../dealList.args.ts';
import { openFilterOf } from '../toDo/openTerms.ts';
import { hogReport } from './hog.report.ts';
import { HogArgs, HogListType } from './hog.types.ts';

@Resolver()
export class HogResolver {
  @CachedUntilChange()
  @Query(() => HogListType, {
    description: 'Deals of a range by log day, every status, with totals.',
  })
  async hog(@Ctx() context: Context, @Args(() => HogArgs) args: HogArgs): Promise<HogListType> {
    const { filter, page } = dealListOf(args);
    const open = await openFilterOf(context, args.open);
    return hogReport(context.database, { ...filter, open }, args.sort, page);
  }
}
