import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { RESOLVABLE_KINDS } from '../../rules/openItems/openItems.ts';
import { getOpenItemsReport, listOpenDeals } from './openItems.report.ts';
import {
  OpenDealsArgs,
  OpenDealType,
  OpenItemsArgs,
  OpenItemsType,
  parseOpenDealsPage,
  parseOpenItemsFilter,
} from './openItems.types.ts';

@Resolver()
export class OpenItemsResolver {
  @CachedUntilChange('DEALS', 'SETTINGS')
  @Query(() => OpenItemsType, {
    description:
      'How much is open: a count that a monitor can ask with an access token. All days unless named.',
  })
  openPoints(
    @Ctx() context: Context,
    @Args(() => OpenItemsArgs) args: OpenItemsArgs,
  ): Promise<OpenItemsType> {
    return getOpenItemsReport(context, parseOpenItemsFilter(args));
  }

  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => [OpenDealType], {
    description:
      'The deals that someone still has to do something about, the oldest first. All days unless named.',
  })
  openDeals(
    @Ctx() context: Context,
    @Args(() => OpenDealsArgs) args: OpenDealsArgs,
  ): Promise<OpenDealType[]> {
    const kinds = args.kinds ?? RESOLVABLE_KINDS;
    return listOpenDeals(context, parseOpenItemsFilter(args), kinds, parseOpenDealsPage(args));
  }
}
