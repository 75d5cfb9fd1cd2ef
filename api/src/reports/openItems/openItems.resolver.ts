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
      'Counts the open items on deals. A monitoring tool can read the count with an access token. Covers all days by default.',
  })
  openPoints(
    @Ctx() context: Context,
    @Args(() => OpenItemsArgs) args: OpenItemsArgs,
  ): Promise<OpenItemsType> {
    return getOpenItemsReport(context, parseOpenItemsFilter(args));
  }

  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => [OpenDealType], {
    description: 'Lists the deals with open items, oldest first. Covers all days by default.',
  })
  openDeals(
    @Ctx() context: Context,
    @Args(() => OpenDealsArgs) args: OpenDealsArgs,
  ): Promise<OpenDealType[]> {
    const kinds = args.kinds ?? RESOLVABLE_KINDS;
    return listOpenDeals(context, parseOpenItemsFilter(args), kinds, parseOpenDealsPage(args));
  }
}
