import {
  Arg,
  Ctx,
  Field,
  GraphQLISODateTime,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { Context } from '../context.ts';
import { DayScalar } from '../input/scalars.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { presentDeal } from './deal.present.ts';
import { DealType } from './deal.types.ts';
import { deletedDeals } from './deletedDeals.query.ts';
import { restoreDeal } from './restoreDeal.service.ts';

@ObjectType('DeletedDeal', { description: 'A deal that was deleted, and that can be brought back.' })
class DeletedDealType {
  @Field(() => Int, { description: 'The number that it had, and that is free.' })
  number!: number;

  @Field(() => String, { description: 'The customer, as typed.' })
  customerName!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was deleted.' })
  deletedAt!: Date;
}

@Resolver()
export class DeletedDealsResolver {
  @Query(() => [DeletedDealType], {
    description:
      'What the viewer deleted of one log day within the last 24 hours and `restoreDeal` brings back, the newest first. FORBIDDEN for positions 0 and 6.',
  })
  deletedDeals(
    @Ctx() context: Context,
    @Arg('day', () => DayScalar, { description: 'The log day that they had.' }) day: Day,
  ): Promise<DeletedDealType[]> {
    return deletedDeals(context, day);
  }

  @Mutation(() => DealType, {
    description:
      'Brings the deal back that was deleted last under this number, exactly as it stood: gross, ticks and final teams included. Errors: CONFLICT when the number is taken, NOT_FOUND when there is nothing to bring back, FORBIDDEN for positions 0 and 6.',
  })
  async restoreDeal(
    @Ctx() context: Context,
    @Arg('number', () => Int, { description: 'The number of the deleted deal.' }) number: number,
  ): Promise<DealType> {
    return presentDeal(await restoreDeal(context, number));
  }
}
