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
    description:
      'Returns the units sold in a range and their pace. Error: BAD_INPUT if the end is before the start.',
  })
  tickSheet(
    @Ctx() context: Context,
    @Args(() => DeliveryRangeArgs) { start, end }: DeliveryRangeArgs,
  ): Promise<TickSheetType> {
    return getTickSheetReport(context, parseDayRange(start, end));
  }
}
