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
    description: 'The ups of a day that have a deal or a visit before, in the order of the log.',
  })
  async upLinks(@Ctx() context: Context, @Args(() => DayArgs) { day }: DayArgs): Promise<UpLinksType[]> {
    return (await listUpLinksOfDay(context, day)).map(presentLinks);
  }

  @Query(() => [LoggedUpType], {
    description:
      'The earlier ups that an up may be a return of: those of the 90 days before with a like customer (rules.md, Up log), the latest first, at most 5. Error NOT_FOUND when there is no such up.',
  })
  async visitsOffered(
    @Ctx() context: Context,
    @Args(() => VisitsOfferedArgs) args: VisitsOfferedArgs,
  ): Promise<LoggedUpType[]> {
    return (await suggestEarlierVisits(context, parseInput(visitsOfferedSchema, args))).map(presentUpView);
  }

  @Query(() => [DealType], {
    description:
      'The deals that an up may have become, by customer or salesperson, of the days around it (rules.md, Up log): those with a like customer first, then the latest, at most 8. Error NOT_FOUND when there is no such up.',
  })
  async dealsOffered(@Ctx() context: Context, @Args(() => UpArgs) args: UpArgs): Promise<DealType[]> {
    return (await suggestDeals(context, parseInput(upSchema, args).upId)).map(presentDeal);
  }

  @Query(() => Int, {
    nullable: true,
    description:
      'The number of the deal that an up most likely became: of those offered with a like customer, one of its salesperson first, then the nearest in days (rules.md, Up log). Error NOT_FOUND when there is no such up.',
  })
  likelyDeal(@Ctx() context: Context, @Args(() => UpArgs) args: UpArgs): Promise<number | null> {
    return findLikelyDealNumber(context, parseInput(upSchema, args).upId);
  }

  @CachedUntilChange('UP_LOG', 'DEALS', 'EMPLOYEES')
  @Query(() => CustomerJourneyType, {
    description: 'The visits that led to a deal. Error NOT_FOUND when there is no such deal.',
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
    description: 'How many ups of the last 14 days were sold and have no deal.',
  })
  soldWithoutDeal(@Ctx() context: Context): Promise<SoldWithoutDealType> {
    return getUnlinkedSales(context, context.clock.today());
  }

  @Mutation(() => UpLinksType, {
    description:
      'Links an up to the deal that it became, in a closed month too. Error NOT_FOUND when there is no such up or deal.',
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
      'Links an up to the visit before it, and makes an up without a type, or a fresh one, a B-Back. Error BAD_INPUT when the other is no earlier up.',
  })
  async linkVisitBefore(
    @Ctx() context: Context,
    @Args(() => LinkVisitBeforeArgs) args: LinkVisitBeforeArgs,
  ): Promise<UpLinksType> {
    const { upId, beforeId } = parseInput(linkVisitSchema, args);
    return presentLinks(await linkVisitBefore(context, upId, beforeId));
  }
}
