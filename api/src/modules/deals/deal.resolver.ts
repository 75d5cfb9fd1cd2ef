import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import {
  DealGrossArgs,
  DealNumberArgs,
  DealVersionArgs,
  RenumberDealArgs,
  ReviewDealArgs,
} from './deal.args.ts';
import { dealFormSchema, dealNumberSchema } from './deal.input.ts';
import { getDealByNumber, listDealsOfDay } from './deal.query.ts';
import { deleteDeal, renumberDeal, reviewDeal, setDealGross, updateDeal } from './deal.service.ts';
import { DealInput, DealType, presentDeal, presentDeals } from './deal.types.ts';

const CONFLICT_RULE =
  'If `version` is sent, changes by other users are not overwritten: the result is the error CONFLICT if one of these fields has changed to a different value since that version, or if the number now belongs to another deal. The extension `conflict` contains the current `version` and the `fields`, each with `field` (a DealField), `value` (null means blank), `changedBy` (a name, or null) and `changedAt`.';

const newNumberSchema = z.object({ number: dealNumberSchema });

@Resolver()
export class DealResolver {
  @CachedUntilChange('DEALS', 'EMPLOYEES')
  @Query(() => [DealType], {
    description: 'Lists all deals of one log day, in any status, sorted by deal number.',
  })
  async dealsOfDay(
    @Ctx() context: Context,
    @Arg('day', () => DayScalar, { description: 'The log day.' }) day: Day,
  ): Promise<DealType[]> {
    return presentDeals(await listDealsOfDay(context, day));
  }

  @CachedUntilChange('DEALS', 'EMPLOYEES')
  @Query(() => DealType, {
    description: 'Returns the deal with this number. Error: NOT_FOUND if it does not exist.',
  })
  async deal(
    @Ctx() context: Context,
    @Args(() => DealNumberArgs) { number }: DealNumberArgs,
  ): Promise<DealType> {
    return presentDeal(await getDealByNumber(context, number));
  }

  @Mutation(() => DealType, {
    description: `Changes only the deal fields that are sent. ${CONFLICT_RULE}`,
  })
  async amendDeal(
    @Ctx() context: Context,
    @Args(() => DealVersionArgs) { number, version }: DealVersionArgs,
    @Arg('input', () => DealInput, { description: 'The fields to change.' }) input: DealInput,
  ): Promise<DealType> {
    return presentDeal(
      await updateDeal(context, number, parseInput(dealFormSchema, input), version ?? undefined),
    );
  }

  @Mutation(() => DealType, {
    description:
      'Changes a deal’s number. Error: CONFLICT if the new number is taken, or if `version` is sent and the number now belongs to another deal.',
  })
  async renumberDeal(
    @Ctx() context: Context,
    @Args(() => RenumberDealArgs) { number, newNumber, version }: RenumberDealArgs,
  ): Promise<DealType> {
    const { number: validNumber } = parseInput(newNumberSchema, { number: newNumber });
    return presentDeal(await renumberDeal(context, number, validNumber, version ?? undefined));
  }

  @Mutation(() => Int, {
    description:
      'Deletes a deal but keeps its history. Returns the deleted deal’s number. Error: CONFLICT if `version` is sent and the number now belongs to another deal.',
  })
  async deleteDeal(
    @Ctx() context: Context,
    @Args(() => DealVersionArgs) { number, version }: DealVersionArgs,
  ): Promise<number> {
    await deleteDeal(context, number, version ?? undefined);
    return number;
  }

  @Mutation(() => DealType, {
    description: `Sets front gross, back gross or both. An amount that is not sent stays unchanged. ${CONFLICT_RULE}`,
  })
  async setDealGross(
    @Ctx() context: Context,
    @Args(() => DealGrossArgs) { number, version, ...gross }: DealGrossArgs,
  ): Promise<DealType> {
    return presentDeal(await setDealGross(context, number, gross, version ?? undefined));
  }

  @Mutation(() => DealType, {
    description: `Checks or clears the Updated? or Confirmed? box. Error: FORBIDDEN unless the viewer is office staff. ${CONFLICT_RULE}`,
  })
  async reviewDeal(
    @Ctx() context: Context,
    @Args(() => ReviewDealArgs) { number, version, isUpdated, isConfirmed }: ReviewDealArgs,
  ): Promise<DealType> {
    const review = { isUpdated: isUpdated ?? undefined, isConfirmed: isConfirmed ?? undefined };
    return presentDeal(await reviewDeal(context, number, review, version ?? undefined));
  }
}
