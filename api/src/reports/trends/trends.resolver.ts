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
      'Returns units, gross per unit, trade % and closing rate for the store, a team or a person, in a month and the twelve months before it (earliest first, none before 1900). Error: BAD_INPUT if both a team and a person are set.',
  })
  trends(@Ctx() context: Context, @Args(() => TrendsArgs) args: TrendsArgs): Promise<TrendMonthType[]> {
    return getTrendsReport(context, args.month, parseTrendSubject(args));
  }
}
