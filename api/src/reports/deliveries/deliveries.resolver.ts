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
      'Cars to be delivered on some days, or delivered then, by day, then deal number; dead deals are left out. BAD_INPUT for more than 31 days.',
  })
  deliveries(
    @Ctx() context: Context,
    @Args(() => DeliveryRangeArgs) { start, end }: DeliveryRangeArgs,
  ): Promise<DeliveryType[]> {
    return listDeliveries(context, parseDayRange(start, end));
  }

  @Query(() => [JustSoldType], {
    description:
      'This month’s deals that became sold within the last five minutes; one that was sold earlier, and taken back, is left out.',
  })
  justSold(@Ctx() context: Context): Promise<JustSoldType[]> {
    return listJustSold(context);
  }
}
