import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { parseDayRange } from '../../platform/input/fields.ts';
import { DeliveryRangeArgs } from '../report.types.ts';
import { getTickSheetReport } from './tickSheet.report.ts';
import { TickSheetType } from './tickSheet.types.ts';

@Resolver()
export class TickSheetResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => TickSheetType, {
    description: 'Units sold against pace in a range. BAD_INPUT when the end precedes the start.',
  })
  tickSheet(
    @Ctx() context: Context,
    @Args(() => DeliveryRangeArgs) { start, end }: DeliveryRangeArgs,
  ): Promise<TickSheetType> {
    return getTickSheetReport(context, parseDayRange(start, end));
  }
}
