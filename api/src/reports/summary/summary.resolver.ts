import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { rangeOf } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import { DeliveryRangeArgs } from '../deliveryRange.args.ts';
import { explainedPeople } from '../explain/explain.input.ts';
import { explained } from '../explain/explain.present.ts';
import { ExplanationType } from '../explain/explain.types.ts';
import { explainSummary } from './summary.explain.ts';
import { summaryReport } from './summary.report.ts';
import { ExplainSummaryArgs, SummaryType } from './summary.types.ts';

@Resolver()
export class SummaryResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => SummaryType, {
    description: 'A range against a year earlier, and by team. BAD_INPUT when the end precedes the start.',
  })
  summary(
    @Ctx() context: Context,
    @Args(() => DeliveryRangeArgs) { start, end }: DeliveryRangeArgs,
  ): Promise<SummaryType> {
    return summaryReport(context, rangeOf(start, end));
  }

  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => ExplanationType, {
    description:
      'How a figure of `summary` comes about, step by step. BAD_INPUT when the end precedes the start, and for a figure that people, or the store, do not have.',
  })
  explainSummary(
    @Ctx() context: Context,
    @Args(() => ExplainSummaryArgs) args: ExplainSummaryArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    const { employeeIds } = parseInput(explainedPeople, args);
    const { figure, column } = args;
    return explained(
      context,
      info,
      explainSummary(context, rangeOf(args.start, args.end), { figure, column, employeeIds }),
    );
  }
}
