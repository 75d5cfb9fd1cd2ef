import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { text } from '../../../platform/input/fields.ts';
import { parseInput } from '../../../platform/input/parseInput.ts';
import { DealNumberArgs, FreeDealNumbersArgs, StockNumberWarningsArgs } from '../deal.args.ts';
import { dealFormSchema, dealNumberSchema } from '../deal.input.ts';
import { listStockNumberWarnings } from '../deal.query.ts';
import {
  DealInput,
  DealType,
  NewDealInput,
  presentDeal,
  presentDeals,
  StockNumberWarningType,
} from '../deal.types.ts';
import { createDeal, createDeals, parseNewDeals } from './createDeal.service.ts';
import { listFreeDealNumbers } from './freeDealNumbers.query.ts';

const dealNumberInput = z.object({ number: dealNumberSchema });
const stockNumbersSchema = z.object({
  stockNums: z.array(text(200)).max(200, 'must contain at most 200 stock numbers'),
});

@Resolver()
export class CreateDealResolver {
  @Query(() => [Int], {
    description:
      'Lists the lowest free deal numbers above a given number, in ascending order, to suggest for new deals. Returns fewer if there are not enough free numbers.',
  })
  freeDealNumbers(
    @Ctx() { database }: Context,
    @Args(() => FreeDealNumbersArgs) { count, after }: FreeDealNumbersArgs,
  ): Promise<number[]> {
    return listFreeDealNumbers(database, { count, after: after ?? undefined });
  }

  @Query(() => [StockNumberWarningType], {
    description:
      'Checks 1 to 200 stock numbers and lists those that are already on a sold deal, ignoring case and surrounding spaces. These are only warnings: a deal with such a stock number can still be saved.',
  })
  stockNumberWarnings(
    @Ctx() { database }: Context,
    @Args(() => StockNumberWarningsArgs) args: StockNumberWarningsArgs,
  ): Promise<StockNumberWarningType[]> {
    const { stockNums } = parseInput(stockNumbersSchema, args);
    return listStockNumberWarnings(database, stockNums, args.exceptNumber ?? undefined);
  }

  @Mutation(() => DealType, {
    description:
      'Creates a deal. Errors: CONFLICT if the number is taken, with the value NUMBER in the extension `field`; FORBIDDEN if the viewer is a salesperson or BDC staff.',
  })
  async recordDeal(
    @Ctx() context: Context,
    @Args(() => DealNumberArgs) args: DealNumberArgs,
    @Arg('input', () => DealInput, {
      description: 'The fields of the deal form. Absent fields are blank.',
    })
    input: DealInput,
  ): Promise<DealType> {
    const { number: validNumber } = parseInput(dealNumberInput, args);
    return presentDeal(await createDeal(context, validNumber, parseInput(dealFormSchema, input)));
  }

  @Mutation(() => [DealType], {
    description:
      'Creates 1 to 200 deals, or none if any of them has a problem. Returns the deals sorted by deal number. The error message lists every row with a problem, counted from 1; the extension `rows` contains the `row` and `message` of each. Errors: BAD_INPUT; CONFLICT if a number is taken; FORBIDDEN if the viewer is a salesperson or BDC staff.',
  })
  async recordDeals(
    @Ctx() context: Context,
    @Arg('deals', () => [NewDealInput], {
      description: 'The new deals. Absent fields are blank.',
    })
    deals: NewDealInput[],
  ): Promise<DealType[]> {
    return presentDeals(await createDeals(context, parseNewDeals(deals)));
  }
}
