import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { IdArgs, parseId } from '../../platform/graphql/args.ts';
import { ChangesWith } from '../../platform/graphql/queryDecorators.ts';
import { parseDayRange } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { DealInput } from '../deals/deal.types.ts';
import { applyComparisonAction } from './actions/comparisonAction.service.ts';
import { undoAction } from './actions/undoAction.service.ts';
import {
  CompareSheetArgs,
  ComparisonLineArgs,
  ComparisonLinesArgs,
  ConfirmEqualArgs,
  DealsToMatchArgs,
  EscalateLinesArgs,
  KeepStoreAmountsArgs,
  MatchLineArgs,
  TakeFileAmountsArgs,
} from './comparison.args.ts';
import {
  compareSheetSchema,
  comparisonLinePageSchema,
  comparisonLineSchema,
  confirmEqualSchema,
  dealsToMatchSchema,
  escalateLinesSchema,
  keepStoreAmountsSchema,
  matchLineSchema,
  takeFileAmountsSchema,
} from './comparison.input.ts';
import { listDealsToMatch, matchLine, readMissingDeal } from './comparison.match.ts';
import { presentActionResult, presentComparison, presentLine, presentSummary } from './comparison.present.ts';
import {
  getComparison,
  listComparisons,
  listCurrentLinePage,
  listEscalatedComparisons,
} from './comparison.query.ts';
import {
  compareAgain,
  compareSheet,
  deleteComparison,
  proposeComparisonPeriod,
} from './comparison.service.ts';
import {
  ComparisonActionResultType,
  ComparisonPeriodType,
  ComparisonSummaryType,
  ComparisonType,
} from './comparison.types.ts';
import { ComparedLineType, DealToMatchType, EscalatedComparisonType } from './comparisonLine.types.ts';

@Resolver()
export class ComparisonResolver {
  @ChangesWith('COMPARISONS', 'EMPLOYEES')
  @Query(() => [ComparisonSummaryType], {
    description:
      'The comparisons of the store, the latest first, at most 100. FORBIDDEN for those who neither type gross nor review it.',
  })
  async comparisons(@Ctx() context: Context): Promise<ComparisonSummaryType[]> {
    return (await listComparisons(context)).map(presentSummary);
  }

  @ChangesWith('DEALS', 'COMPARISONS', 'EMPLOYEES')
  @Query(() => ComparisonType, {
    description: 'A comparison: its totals, groups and acts. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async comparison(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<ComparisonType> {
    return presentComparison(context, await getComparison(context, parseId(args)));
  }

  @ChangesWith('DEALS', 'COMPARISONS', 'EMPLOYEES')
  @Query(() => [ComparedLineType], {
    description:
      'Lines of a group of a comparison: as they stand in the file, deals without a line by their numbers.',
  })
  async comparisonLines(
    @Ctx() context: Context,
    @Args(() => ComparisonLinesArgs) args: ComparisonLinesArgs,
  ): Promise<ComparedLineType[]> {
    const page = parseInput(comparisonLinePageSchema, args);
    const comparison = await getComparison(context, page.id);
    return (await listCurrentLinePage(context.database, comparison.id, page)).map(presentLine);
  }

  @ChangesWith('COMPARISONS')
  @Query(() => [EscalatedComparisonType], {
    deprecationReason: 'waiting says it, and what else waits.',
    description:
      'Open lines that were handed on, by comparison, the latest first, at most 5; what was compared again counts in the later comparison alone. FORBIDDEN for those who neither type gross nor review it.',
  })
  handedOn(@Ctx() context: Context): Promise<EscalatedComparisonType[]> {
    return listEscalatedComparisons(context);
  }

  @Query(() => ComparisonPeriodType, {
    complexity: 100,
    description:
      'The period that a sheet is proposed to be compared with: the months of its days, or this month. Errors as of `compareSheet`.',
  })
  proposedPeriod(
    @Ctx() context: Context,
    @Arg('sheetId', () => Int, { description: 'A sheet of the viewer’s own.' }) sheetId: number,
  ): Promise<ComparisonPeriodType> {
    return proposeComparisonPeriod(context, parseId({ id: sheetId }));
  }

  @Mutation(() => ComparisonType, {
    complexity: 200,
    description:
      'Compares a sheet with the deals that were sold in a period and those that it names, and keeps the answer. No deal is changed. Errors: FORBIDDEN, NOT_FOUND, CONFLICT while lines are missing, BAD_INPUT while a needed column is.',
  })
  async compareSheet(
    @Ctx() context: Context,
    @Args(() => CompareSheetArgs) args: CompareSheetArgs,
  ): Promise<ComparisonType> {
    const { sheetId, start, end } = parseInput(compareSheetSchema, args);
    return presentComparison(context, await compareSheet(context, sheetId, parseDayRange(start, end)));
  }

  @Mutation(() => ComparisonType, {
    complexity: 200,
    description:
      'Compares the file of a comparison, read as it was then, with the deals of the same period as they are now. Matches by hand and what is handed on are carried over, and notes of what was kept are offered. The earlier comparison stays as it is, and no deal is changed. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async compareAgain(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<ComparisonType> {
    return presentComparison(context, await compareAgain(context, parseId(args)));
  }

  @Mutation(() => ComparisonActionResultType, {
    description:
      'Types the file’s gross. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT when there is nothing to take, CONFLICT with the extension `places` when a deal was changed since; then nothing is changed.',
  })
  async takeTheirs(
    @Ctx() context: Context,
    @Args(() => TakeFileAmountsArgs) args: TakeFileAmountsArgs,
  ): Promise<ComparisonActionResultType> {
    const { id, lines, amount } = parseInput(takeFileAmountsSchema, args);
    return presentActionResult(
      context,
      id,
      await applyComparisonAction(context, id, ['TAKE', amount], lines),
    );
  }

  @Mutation(() => ComparisonActionResultType, {
    description:
      'Settles lines without changing a deal. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT when a line is settled already.',
  })
  async keepOurs(
    @Ctx() context: Context,
    @Args(() => KeepStoreAmountsArgs) args: KeepStoreAmountsArgs,
  ): Promise<ComparisonActionResultType> {
    const { id, lines, note } = parseInput(keepStoreAmountsSchema, args);
    return presentActionResult(context, id, await applyComparisonAction(context, id, ['KEEP', note], lines));
  }

  @Mutation(() => ComparisonActionResultType, {
    description:
      'Leaves lines open, with a word for those who type gross; what was said before gives way. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT without a word or when a line is settled already.',
  })
  async handOn(
    @Ctx() context: Context,
    @Args(() => EscalateLinesArgs) args: EscalateLinesArgs,
  ): Promise<ComparisonActionResultType> {
    const { id, lines, note } = parseInput(escalateLinesSchema, args);
    const action = ['HAND_ON', context.viewer.employeeId, note] as const;
    return presentActionResult(context, id, await applyComparisonAction(context, id, action, lines));
  }

  @Mutation(() => ComparisonActionResultType, {
    description:
      'Ticks Confirmed? on deals that have the file’s amounts and are not confirmed; `lineCount` counts those. Errors: FORBIDDEN but for office staff, NOT_FOUND, BAD_INPUT when there is nothing to confirm, CONFLICT when a deal was changed since.',
  })
  async confirmEqual(
    @Ctx() context: Context,
    @Args(() => ConfirmEqualArgs) args: ConfirmEqualArgs,
  ): Promise<ComparisonActionResultType> {
    const { id, lines, group } = parseInput(confirmEqualSchema, args);
    return presentActionResult(
      context,
      id,
      await applyComparisonAction(context, id, ['CONFIRM', group], lines),
    );
  }

  @Mutation(() => ComparisonActionResultType, {
    description:
      'Undoes an act as one. A deal of which a field that the act changed was changed since stays as it is, with all of these fields, and is named; other changes of it do not matter. Errors: FORBIDDEN, NOT_FOUND, CONFLICT when it is undone, when all of it was changed since, or when a later act has to be undone first.',
  })
  async undoComparisonAct(
    @Ctx() context: Context,
    @Arg('actId', () => Int, { description: 'The act.' }) actionId: number,
  ): Promise<ComparisonActionResultType> {
    const { comparisonId, ...done } = await undoAction(context, parseId({ id: actionId }));
    return presentActionResult(context, comparisonId, done);
  }

  @Mutation(() => Int, {
    description:
      'Deletes a comparison, and its file when no other was made of it; no deal is changed. Answers its id. Errors: FORBIDDEN but for position 5, NOT_FOUND.',
  })
  async deleteComparison(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await deleteComparison(context, parseId(args));
    return args.id;
  }
}

/** Queries and mutations for a line that is only in the file. */
@Resolver()
export class ComparisonMatchResolver {
  @Query(() => [DealToMatchType], {
    description:
      'The deals that a line may be, at most 20: those that a search finds; without one, those that are only here. Free ones come first, those whose gross is nearest to the line’s before others. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT.',
  })
  async dealsToMatch(
    @Ctx() context: Context,
    @Args(() => DealsToMatchArgs) args: DealsToMatchArgs,
  ): Promise<DealToMatchType[]> {
    const { id, place, search } = parseInput(dealsToMatchSchema, args);
    const matchableDeals = await listDealsToMatch(context, id, place, search);
    return matchableDeals.map(deal => ({ ...deal, sum: toDollars(deal.sum) }));
  }

  @Query(() => DealInput, {
    description:
      'What the file says of the deal of a line, its columns read as those of an import. What cannot be read, and people who are not the only ones of their name, are left out. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT.',
  })
  missingDeal(
    @Ctx() context: Context,
    @Args(() => ComparisonLineArgs) args: ComparisonLineArgs,
  ): Promise<Partial<DealInput>> {
    const { id, place } = parseInput(comparisonLineSchema, args);
    return readMissingDeal(context, id, place);
  }

  @Mutation(() => ComparisonActionResultType, {
    description:
      'Matches a line with any deal; no deal is changed. A deal that was no part of the comparison comes in as it is now, and counts in our total. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT for a line that is not only in the file, CONFLICT for a deal that another line has.',
  })
  async matchLine(
    @Ctx() context: Context,
    @Args(() => MatchLineArgs) args: MatchLineArgs,
  ): Promise<ComparisonActionResultType> {
    const { id, place, number } = parseInput(matchLineSchema, args);
    return presentActionResult(context, id, await matchLine(context, id, place, number));
  }
}
