import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { dealListOf } from '../dealList.args.ts';
import { hogReport } from './hog.report.ts';
import { HogArgs, HogListType } from './hog.types.ts';

@Resolver()
export class HogResolver {
  @CachedUntilChange()
  @Query(() => HogListType, {
    description: 'Deals of a range by log day, every status, with totals.',
  })
  hog(@Ctx() { database }: Context, @Args(() => HogArgs) args: HogArgs): Promise<HogListType> {
    const { filter, page } = dealListOf(args);
    return hogReport(database, filter, args.sort, page);
  }
}
