import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { MonthScalar } from '../../input/scalars.ts';
import type { Month } from '../../rules/calendar/calendar.ts';
import { potOfGoldReport } from './potOfGold.report.ts';
import { PotOfGoldType } from './potOfGold.types.ts';

@Resolver()
export class PotOfGoldResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => PotOfGoldType, { description: 'The spiff of a calendar month.' })
  potOfGold(
    @Ctx() context: Context,
    @Arg('month', () => MonthScalar, { description: 'The month of delivery.' }) month: Month,
  ): Promise<PotOfGoldType> {
    return potOfGoldReport(context, month);
  }
}
