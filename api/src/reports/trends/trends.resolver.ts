import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { getTrendsReport } from './trends.report.ts';
import { parseTrendSubject, TrendMonthType, TrendsArgs } from './trends.types.ts';

@Resolver()
export class TrendsResolver {
  @CachedUntilChange('DEALS', 'UP_LOG', 'EMPLOYEES')
  @Query(() => [TrendMonthType], {
    description:
      'A month and the twelve before it, the earliest first, none before 1900: units, gross per unit, trade % and closing rate of the store, a team or a person. BAD_INPUT for a team and a person at once.',
  })
  trends(@Ctx() context: Context, @Args(() => TrendsArgs) args: TrendsArgs): Promise<TrendMonthType[]> {
    return getTrendsReport(context, args.month, parseTrendSubject(args));
  }
}
