import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { rangeOf } from '../../input/fields.ts';
import { DayScalar } from '../../input/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { summaryReport } from './summary.report.ts';
import { SummaryType } from './summary.types.ts';

@Resolver()
export class SummaryResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => SummaryType, {
    description: 'A range against a year earlier, and by team. BAD_INPUT when the end precedes the start.',
  })
  summary(
    @Ctx() context: Context,
    @Arg('start', () => DayScalar, { description: 'The first delivery date.' }) start: Day,
    @Arg('end', () => DayScalar, { description: 'The last delivery date.' }) end: Day,
  ): Promise<SummaryType> {
    return summaryReport(context, rangeOf(start, end));
  }
}
