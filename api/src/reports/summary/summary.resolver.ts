import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { parseDayRange } from '../../platform/input/fields.ts';
import { DeliveryRangeArgs } from '../report.types.ts';
import { getSummaryReport } from './summary.report.ts';
import { SummaryType } from './summary.types.ts';

@Resolver()
export class SummaryResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => SummaryType, {
    description:
      'Returns the figures for a range of days, by team and compared with a year earlier. Error: BAD_INPUT if the end is before the start.',
  })
  summary(
    @Ctx() context: Context,
    @Args(() => DeliveryRangeArgs) { start, end }: DeliveryRangeArgs,
  ): Promise<SummaryType> {
    return getSummaryReport(context, parseDayRange(start, end));
  }
}
