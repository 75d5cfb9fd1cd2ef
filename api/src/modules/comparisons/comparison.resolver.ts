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
      'Lists the store’s comparisons, newest first, at most 100. Error: FORBIDDEN unless the viewer can enter or review gross.',
  })
  async comparisons(@Ctx() context: Context): Promise<ComparisonSummaryType[]> {
    return (await listComparisons(context)).map(presentSummary);
  }

  @ChangesWith('DEALS', 'COMPARISONS', 'EMPLOYEES')
  @Query(() => ComparisonType, {
    description: 'Returns a comparison with its totals, groups and actions. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async comparison(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<ComparisonType> {
    return presentComparison(context, await getComparison(context, parseId(args)));
  }

  @ChangesWith('DEALS', 'COMPARISONS', 'EMPLOYEES')
  @Query(() => [ComparedLineType], {
    description:
      'Lists the lines in a group of a comparison, in the order of the file. Deals that are not in the file are sorted by deal number.',
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
    deprecationReason: 'Use `waiting`, which also lists the other pending items.',
    description:
      'Lists the comparisons with assigned lines that are still unresolved, newest first, at most 5. If a file was compared again for the same period, only the latest comparison is listed. Error: FORBIDDEN unless the viewer can enter or review gross.',
  })
  handedOn(@Ctx() context: Context): Promise<EscalatedComparisonType[]> {
    return listEscalatedComparisons(context);
  }

  @Query(() => ComparisonPeriodType, {
    complexity: 100,
    description:
      'Returns the period suggested for comparing a sheet: the full calendar months that contain its dates, or the current month if it has no dates. Errors: see `compareSheet`.',
  })
  proposedPeriod(
    @Ctx() context: Context,
    @Arg('sheetId', () => Int, { description: 'The id of a sheet that the viewer uploaded.' })
    sheetId: number,
  ): Promise<ComparisonPeriodType> {
    return proposeComparisonPeriod(context, parseId({ id: sheetId }));
  }

  @Mutation(() => ComparisonType, {
    complexity: 200,
    description:
      'Compares a sheet with the deals sold in a period and with all other deals in the sheet, and stores the result. Deals are not changed. Errors: FORBIDDEN; NOT_FOUND; CONFLICT if rows have not been uploaded yet; BAD_INPUT if a required column is missing.',
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
      'Compares the same file again, read in the same way, with the current deals of the same period. Manual matches and assignments are carried over, and earlier notes are offered again. The earlier comparison and the deals are not changed. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async compareAgain(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<ComparisonType> {
    return presentComparison(context, await compareAgain(context, parseId(args)));
  }

  @Mutation(() => ComparisonActionResultType, {
    description:
      'Writes the file’s gross to the deals. Errors: FORBIDDEN; NOT_FOUND; BAD_INPUT if there is nothing to write; CONFLICT with the extension `places` if a deal has changed since the comparison. If there is a conflict, no deals are changed.',
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
      'Resolves lines without changing their deals. Errors: FORBIDDEN; NOT_FOUND; BAD_INPUT if a line is already resolved.',
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
      'Assigns unresolved lines to the employees who enter gross, with a note. A new note replaces the earlier one. Errors: FORBIDDEN; NOT_FOUND; BAD_INPUT if the note is missing or a line is already resolved.',
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
      'Checks the Confirmed? box on unconfirmed deals that have the file’s amounts; `lineCount` is the number of deals confirmed. Errors: FORBIDDEN unless the viewer is office staff; NOT_FOUND; BAD_INPUT if there is nothing to confirm; CONFLICT if a deal has changed since the comparison.',
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
      'Undoes a whole action. If a field that the action changed has changed again, its deal is skipped and named in the result; changes to other fields do not matter. Errors: FORBIDDEN; NOT_FOUND; CONFLICT if the action is already undone, if all of its deals have changed since, or if a later action must be undone first.',
  })
  async undoComparisonAct(
    @Ctx() context: Context,
    @Arg('actId', () => Int, { description: 'The id of the action.' }) actionId: number,
  ): Promise<ComparisonActionResultType> {
    const { comparisonId, ...done } = await undoAction(context, parseId({ id: actionId }));
    return presentActionResult(context, comparisonId, done);
  }

  @Mutation(() => Int, {
    description:
      'Deletes a comparison, and its file if no other comparison uses it. Deals are not changed. Returns the comparison’s id. Errors: FORBIDDEN unless the viewer is an admin; NOT_FOUND.',
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
      'Lists at most 20 deals that a line can be matched with: the search results or, without a search, the deals that are not in the file. Unmatched deals come first, then the deals with the closest gross. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT.',
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
      'Returns a line’s deal as the file describes it, with the columns read as in an import. Cells that cannot be read, and people without a unique name, are left out. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT.',
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
      'Matches a line with any deal, without changing the deal. A deal that was not part of the comparison is added with its current amounts and counts toward Salesfloor’s total. Errors: FORBIDDEN; NOT_FOUND; BAD_INPUT if the line is not in the group ONLY_FILE; CONFLICT if the deal is already matched with another line.',
  })
  async matchLine(
    @Ctx() context: Context,
    @Args(() => MatchLineArgs) args: MatchLineArgs,
  ): Promise<ComparisonActionResultType> {
    const { id, place, number } = parseInput(matchLineSchema, args);
    return presentActionResult(context, id, await matchLine(context, id, place, number));
  }
}
