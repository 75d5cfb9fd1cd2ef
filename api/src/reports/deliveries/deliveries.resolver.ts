import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { parseDayRange } from '../../platform/input/fields.ts';
import { DeliveryRangeArgs } from '../report.types.ts';
import { listDeliveries } from './deliveries.query.ts';
import { DeliveryType, JustSoldType } from './deliveries.types.ts';
import { listJustSold } from './justSold.report.ts';

@Resolver()
export class DeliveriesResolver {
  @CachedUntilChange('DEALS', 'EMPLOYEES')
  @Query(() => [DeliveryType], {
    description:
      'Lists the cars that are due for delivery or already delivered in a range of days, sorted by day, then deal number. DEAD deals are left out. Error: BAD_INPUT for more than 31 days.',
  })
  deliveries(
    @Ctx() context: Context,
    @Args(() => DeliveryRangeArgs) { start, end }: DeliveryRangeArgs,
  ): Promise<DeliveryType[]> {
    return listDeliveries(context, parseDayRange(start, end));
  }

  @Query(() => [JustSoldType], {
    description:
      'Lists this month’s deals that were first sold within the last five minutes. Deals that had been sold before are left out.',
  })
  justSold(@Ctx() context: Context): Promise<JustSoldType[]> {
    return listJustSold(context);
  }
}
