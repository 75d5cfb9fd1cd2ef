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
  'With `version`, a field that was changed since to something else is not overwritten, nor is another deal that has got the number since: CONFLICT, whose extension `conflict` holds the `version` that stands and its `fields`, each with `field` (a DealField), `value` (null is blank), `changedBy` (a name, or null) and `changedAt`.';

const newNumberSchema = z.object({ number: dealNumberSchema });

@Resolver()
export class DealResolver {
  @CachedUntilChange('DEALS', 'EMPLOYEES')
  @Query(() => [DealType], {
    description: 'The deals of one log day, every status, by deal number.',
  })
  async dealsOfDay(
    @Ctx() context: Context,
    @Arg('day', () => DayScalar, { description: 'The log day.' }) day: Day,
  ): Promise<DealType[]> {
    return presentDeals(await listDealsOfDay(context, day));
  }

  @CachedUntilChange('DEALS', 'EMPLOYEES')
  @Query(() => DealType, { description: 'One deal by its number. Error NOT_FOUND when there is none.' })
  async deal(
    @Ctx() context: Context,
    @Args(() => DealNumberArgs) { number }: DealNumberArgs,
  ): Promise<DealType> {
    return presentDeal(await getDealByNumber(context, number));
  }

  @Mutation(() => DealType, {
    description: `Changes the named fields of a deal. ${CONFLICT_RULE}`,
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
      'Gives a deal another number. Error CONFLICT when that number is taken, or with `version` when another deal has got the number since.',
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
      'Deletes a deal; its history stays. Answers the number that was deleted. With `version`, another deal that has got the number since is not deleted: CONFLICT.',
  })
  async deleteDeal(
    @Ctx() context: Context,
    @Args(() => DealVersionArgs) { number, version }: DealVersionArgs,
  ): Promise<number> {
    await deleteDeal(context, number, version ?? undefined);
    return number;
  }

  @Mutation(() => DealType, {
    description: `Writes front or back gross, or both; one that is not named is left alone. ${CONFLICT_RULE}`,
  })
  async setDealGross(
    @Ctx() context: Context,
    @Args(() => DealGrossArgs) { number, version, ...gross }: DealGrossArgs,
  ): Promise<DealType> {
    return presentDeal(await setDealGross(context, number, gross, version ?? undefined));
  }

  @Mutation(() => DealType, {
    description: `Ticks or clears Updated? or Confirmed?: office staff alone. ${CONFLICT_RULE}`,
  })
  async reviewDeal(
    @Ctx() context: Context,
    @Args(() => ReviewDealArgs) { number, version, isUpdated, isConfirmed }: ReviewDealArgs,
  ): Promise<DealType> {
    const review = { isUpdated: isUpdated ?? undefined, isConfirmed: isConfirmed ?? undefined };
    return presentDeal(await reviewDeal(context, number, review, version ?? undefined));
  }
}
