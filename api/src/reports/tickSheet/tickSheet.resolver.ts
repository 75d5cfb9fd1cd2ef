import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { rangeOf } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import { DeliveryRangeArgs } from '../deliveryRange.args.ts';
import { explainedTeam } from '../explain/explain.input.ts';
import { explained } from '../explain/explain.present.ts';
import { ExplanationType } from '../explain/explain.types.ts';
import { explainTickSheet } from './tickSheet.explain.ts';
import { tickSheetReport } from './tickSheet.report.ts';
import { ExplainTickSheetArgs, TickSheetType } from './tickSheet.types.ts';

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
    return tickSheetReport(context, rangeOf(start, end));
  }

  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => ExplanationType, {
    description:
      'How a figure of `tickSheet` comes about, step by step. BAD_INPUT when the end precedes the start, and for a figure that these people, or the store, do not have.',
  })
  explainTickSheet(
    @Ctx() context: Context,
    @Args(() => ExplainTickSheetArgs) args: ExplainTickSheetArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    const whose = parseInput(explainedTeam, args);
    return explained(
      context,
      info,
      explainTickSheet(context, rangeOf(args.start, args.end), args.figure, whose),
    );
  }
}
