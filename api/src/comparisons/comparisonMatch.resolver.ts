import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { DealInput } from '../deals/deal.types.ts';
import { parseInput } from '../input/parse.ts';
import { AssumedLength, Costs } from '../queryCosts.ts';
import { toDollars } from '../rules/numbers/money.ts';
import { dealToFind, lineOf, lineToMatch } from './comparison.input.ts';
import { dealsToMatch, matchLine } from './comparison.match.ts';
import { missingDeal } from './comparison.missing.ts';
import { presentDone } from './comparison.present.ts';
import { ComparisonDoneType, DealToMatchType } from './comparison.types.ts';

const idArg = { description: 'The comparison.' };
const placeArg = { description: 'The place of a line that is only in the file.' };

/** A line that is only in the file, and the deal that it is. */
@Resolver()
export class ComparisonMatchResolver {
  @Costs(50)
  @AssumedLength(20)
  @Query(() => [DealToMatchType], {
    description:
      'The deals that a line may be, at most 20: those that a search finds; without one, those that are only here. Free ones come first, those whose gross is nearest to the line’s before others. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT.',
  })
  async dealsToMatch(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArg) id: number,
    @Arg('place', () => Int, placeArg) place: number,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Customer, stock number, vehicle or deal number contains this, whatever the case, accents, and kinds of apostrophes, dashes and spaces.',
    })
    search: string | null | undefined,
  ): Promise<DealToMatchType[]> {
    const sent = parseInput(dealToFind, { id, place, search });
    const found = await dealsToMatch(context, sent.id, sent.place, sent.search);
    return found.map(deal => ({ ...deal, sum: toDollars(deal.sum) }));
  }

  @Query(() => DealInput, {
    description:
      'What the file says of the deal of a line, its columns read as those of an import. What cannot be read, and people who are not the only ones of their name, are left out. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT.',
  })
  missingDeal(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArg) id: number,
    @Arg('place', () => Int, placeArg) place: number,
  ): Promise<Partial<DealInput>> {
    const sent = parseInput(lineOf, { id, place });
    return missingDeal(context, sent.id, sent.place);
  }

  @Mutation(() => ComparisonDoneType, {
    description:
      'Matches a line with any deal; no deal is changed. A deal that was no part of the comparison comes in as it is now, and counts in our total. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT for a line that is not only in the file, CONFLICT for a deal that another line has.',
  })
  async matchLine(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArg) id: number,
    @Arg('place', () => Int, placeArg) place: number,
    @Arg('number', () => Int, { description: 'The deal’s number.' }) number: number,
  ): Promise<ComparisonDoneType> {
    const sent = parseInput(lineToMatch, { id, place, number });
    return presentDone(context, sent.id, await matchLine(context, sent.id, sent.place, sent.number));
  }
}
