import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { DayArgs } from '../../../platform/graphql/args.ts';
import { CachedUntilChange } from '../../../platform/graphql/queryDecorators.ts';
import { id, optionalId, text } from '../../../platform/input/fields.ts';
import { parseInput } from '../../../platform/input/parseInput.ts';
import { DealType, presentDeal } from '../../deals/deal.types.ts';
import type { LoggedUpView } from '../loggedUps.query.ts';
import { LoggedUpType, presentLoggedUp } from '../up.types.ts';
import {
  findLikelyDealNumber,
  getCustomerJourney,
  getUnlinkedSales,
  listUpLinksOfDay,
  suggestDeals,
  suggestEarlierVisits,
  type UpLinksView,
} from './upLinks.query.ts';
import { linkDeal, linkVisitBefore } from './upLinks.service.ts';
import {
  CustomerJourneyType,
  LinkDealArgs,
  LinkVisitBeforeArgs,
  SoldWithoutDealType,
  UpArgs,
  UpLinksType,
  VisitsOfferedArgs,
} from './upLinks.types.ts';

const upSchema = z.object({ upId: id });
const visitsOfferedSchema = z.object({ upId: id, name: text(200) });
const dealSchema = z.object({ number: id });
const linkDealSchema = z.object({ upId: id, dealNumber: optionalId.default(null) });
const linkVisitSchema = z.object({ upId: id, beforeId: optionalId.default(null) });

const presentUpView = ({ row, people }: LoggedUpView): LoggedUpType => presentLoggedUp(row, people);

const presentLinks = ({ up, deal, visitBefore }: UpLinksView): UpLinksType => ({
  up: presentUpView(up),
  deal: deal && presentDeal(deal),
  visitBefore: visitBefore && presentUpView(visitBefore),
});

@Resolver()
export class UpLinksResolver {
  @CachedUntilChange('UP_LOG', 'DEALS', 'EMPLOYEES')
  @Query(() => [UpLinksType], {
    description: 'Lists a day’s ups that have a linked deal or earlier visit, in log order.',
  })
  async upLinks(@Ctx() context: Context, @Args(() => DayArgs) { day }: DayArgs): Promise<UpLinksType[]> {
    return (await listUpLinksOfDay(context, day)).map(presentLinks);
  }

  @Query(() => [LoggedUpType], {
    description:
      'Suggests earlier visits for an up: at most 5 ups from the 90 days before it that have a similar customer name, latest first (rules.md, Up log). Error: NOT_FOUND if the up does not exist.',
  })
  async visitsOffered(
    @Ctx() context: Context,
    @Args(() => VisitsOfferedArgs) args: VisitsOfferedArgs,
  ): Promise<LoggedUpType[]> {
    return (await suggestEarlierVisits(context, parseInput(visitsOfferedSchema, args))).map(presentUpView);
  }

  @Query(() => [DealType], {
    description:
      'Suggests at most 8 deals that an up may have become, from the days around it and with a similar customer name or the same salesperson (rules.md, Up log). Deals with a similar customer name come first, then the latest deals. Error: NOT_FOUND if the up does not exist.',
  })
  async dealsOffered(@Ctx() context: Context, @Args(() => UpArgs) args: UpArgs): Promise<DealType[]> {
    return (await suggestDeals(context, parseInput(upSchema, args).upId)).map(presentDeal);
  }

  @Query(() => Int, {
    nullable: true,
    description:
      'Returns the number of the deal that an up most likely became. Of the suggested deals with a similar customer name, it prefers those of the up’s salesperson, then those closest in days (rules.md, Up log). Error: NOT_FOUND if the up does not exist.',
  })
  likelyDeal(@Ctx() context: Context, @Args(() => UpArgs) args: UpArgs): Promise<number | null> {
    return findLikelyDealNumber(context, parseInput(upSchema, args).upId);
  }

  @CachedUntilChange('UP_LOG', 'DEALS', 'EMPLOYEES')
  @Query(() => CustomerJourneyType, {
    description:
      'Returns the customer journey to a deal: the visits that led to it. Error: NOT_FOUND if the deal does not exist.',
  })
  async dealWay(
    @Ctx() context: Context,
    @Arg('number', () => Int, { description: 'The deal number.' }) number: number,
  ): Promise<CustomerJourneyType> {
    const journey = await getCustomerJourney(context, parseInput(dealSchema, { number }).number);
    return { ...journey, ups: journey.ups.map(presentUpView) };
  }

  @CachedUntilChange('UP_LOG', 'DEALS')
  @Query(() => SoldWithoutDealType, {
    description: 'Counts the sold ups in the last 14 days that have no linked deal.',
  })
  soldWithoutDeal(@Ctx() context: Context): Promise<SoldWithoutDealType> {
    return getUnlinkedSales(context, context.clock.today());
  }

  @Mutation(() => UpLinksType, {
    description:
      'Links an up to the deal that it became, even in a closed month. Error: NOT_FOUND if the up or the deal does not exist.',
  })
  async linkDeal(
    @Ctx() context: Context,
    @Args(() => LinkDealArgs) args: LinkDealArgs,
  ): Promise<UpLinksType> {
    const { upId, dealNumber } = parseInput(linkDealSchema, args);
    return presentLinks(await linkDeal(context, upId, dealNumber));
  }

  @Mutation(() => UpLinksType, {
    description:
      'Links an up to its earlier visit. An up without a type, or a Fresh Up, becomes a B-Back. Error: BAD_INPUT if the other up is not an earlier one.',
  })
  async linkVisitBefore(
    @Ctx() context: Context,
    @Args(() => LinkVisitBeforeArgs) args: LinkVisitBeforeArgs,
  ): Promise<UpLinksType> {
    const { upId, beforeId } = parseInput(linkVisitSchema, args);
    return presentLinks(await linkVisitBefore(context, upId, beforeId));
  }
}
