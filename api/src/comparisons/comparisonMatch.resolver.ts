import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../platform/context.ts';
import { DealInput } from '../deals/deal.types.ts';
import { parseInput } from '../platform/input/parseInput.ts';
import { toDollars } from '../rules/numbers/money.ts';
import { DealsToMatchArgs, ComparisonLineArgs, MatchLineArgs } from './comparison.args.ts';
import { dealsToMatchSchema, comparisonLineSchema, matchLineSchema } from './comparison.input.ts';
import { listDealsToMatch, matchLine } from './comparison.match.ts';
import { readMissingDeal } from './comparison.missing.ts';
import { presentActionResult } from './comparison.present.ts';
import { ComparisonDoneType, DealToMatchType } from './comparison.types.ts';

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
    const found = await listDealsToMatch(context, id, place, search);
    return found.map(deal => ({ ...deal, sum: toDollars(deal.sum) }));
  }

  @Query(() => DealInput, {
    description:
      'What the file says of the deal of a line, its columns read as those of an import. What cannot be read, and people who are not the only ones of their name, are left out. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT.',
  })
  missingDeal(@Ctx() context: Context, @Args(() => ComparisonLineArgs) args: ComparisonLineArgs): Promise<Partial<DealInput>> {
    const { id, place } = parseInput(comparisonLineSchema, args);
    return readMissingDeal(context, id, place);
  }

  @Mutation(() => ComparisonDoneType, {
    description:
      'Matches a line with any deal; no deal is changed. A deal that was no part of the comparison comes in as it is now, and counts in our total. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT for a line that is not only in the file, CONFLICT for a deal that another line has.',
  })
  async matchLine(
    @Ctx() context: Context,
    @Args(() => MatchLineArgs) args: MatchLineArgs,
  ): Promise<ComparisonDoneType> {
    const { id, place, number } = parseInput(matchLineSchema, args);
    return presentActionResult(context, id, await matchLine(context, id, place, number));
  }
}
