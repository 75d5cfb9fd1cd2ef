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
const stockNumbersSchema = z.object({ stockNums: z.array(text(200)).max(200, 'must be at most 200') });

@Resolver()
export class CreateDealResolver {
  @Query(() => [Int], {
    description:
      'The lowest deal numbers that are free above one, in order: what a new deal is offered. Fewer when numbers run out.',
  })
  freeDealNumbers(
    @Ctx() { database }: Context,
    @Args(() => FreeDealNumbersArgs) { count, after }: FreeDealNumbersArgs,
  ): Promise<number[]> {
    return listFreeDealNumbers(database, { count, after: after ?? undefined });
  }

  @Query(() => [StockNumberWarningType], {
    description:
      'Those of 1 to 200 stock numbers that are on a sold deal already, whatever their case and the blanks around them. It is a warning: such a deal can be saved.',
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
      'Records a new deal. Errors: CONFLICT when the number is taken, whose extension `field` is NUMBER, FORBIDDEN for positions 0 and 6.',
  })
  async recordDeal(
    @Ctx() context: Context,
    @Args(() => DealNumberArgs) args: DealNumberArgs,
    @Arg('input', () => DealInput, {
      description: 'The fields of the form; those that are absent are blank.',
    })
    input: DealInput,
  ): Promise<DealType> {
    const { number: validNumber } = parseInput(dealNumberInput, args);
    return presentDeal(await createDeal(context, validNumber, parseInput(dealFormSchema, input)));
  }

  @Mutation(() => [DealType], {
    description:
      'Records 1 to 200 new deals: all of them, or none. Answers them by number. A refusal names every row that is wrong, counted from 1, in its sentence and in the extension `rows`, each with `row` and `message`: BAD_INPUT, CONFLICT for numbers that are taken, FORBIDDEN for positions 0 and 6.',
  })
  async recordDeals(
    @Ctx() context: Context,
    @Arg('deals', () => [NewDealInput], {
      description: 'The new deals; the fields that are absent are blank.',
    })
    deals: NewDealInput[],
  ): Promise<DealType[]> {
    return presentDeals(await createDeals(context, parseNewDeals(deals)));
  }
}
