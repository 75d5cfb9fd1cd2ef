import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { rangeOf } from '../../input/fields.ts';
import { DayScalar } from '../../input/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { deliveries } from './deliveries.query.ts';
import { DeliveryType, JustSoldType } from './deliveries.types.ts';
import { justSold } from './justSold.report.ts';

@Resolver()
export class DeliveriesResolver {
  @CachedUntilChange('DEALS', 'EMPLOYEES')
  @Query(() => [DeliveryType], {
    description:
      'Cars to be delivered on some days, or delivered then, by day, then deal number; dead deals are left out. BAD_INPUT for more than 31 days.',
  })
  deliveries(
    @Ctx() context: Context,
    @Arg('start', () => DayScalar, { description: 'The first delivery date.' }) start: Day,
    @Arg('end', () => DayScalar, { description: 'The last delivery date.' }) end: Day,
  ): Promise<DeliveryType[]> {
    return deliveries(context, rangeOf(start, end));
  }

  @Query(() => [JustSoldType], {
    description:
      'This month’s deals that became sold within the last five minutes; one that was sold earlier, and taken back, is left out.',
  })
  justSold(@Ctx() context: Context): Promise<JustSoldType[]> {
    return justSold(context);
  }
}
