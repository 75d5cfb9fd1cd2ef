import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { parseDealListArgs } from '../dealList.args.ts';
import { getOpenItemFilter } from '../openItems/openItems.query.ts';
import { isFieldSelected } from '../selectedFields.ts';
import { getHogReport } from './hog.report.ts';
import { HogArgs, HogListType } from './hog.types.ts';

@Resolver()
export class HogResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => HogListType, {
    description: 'Lists deals of every status in a range of log days, with totals.',
  })
  async hog(
    @Ctx() context: Context,
    @Args(() => HogArgs) args: HogArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<HogListType> {
    const { filter, page } = parseDealListArgs(args);
    const selection = {
      hasRows: isFieldSelected(info, 'rows') || isFieldSelected(info, 'open'),
      hasTotals: isFieldSelected(info, 'totals'),
    };
    const open = await getOpenItemFilter(context, args.open);
    return getHogReport(context, { ...filter, open }, args.sort, page, selection);
  }
}
