import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { DealType } from '../../modules/deals/deal.types.ts';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { ListPageType, withPage } from '../../platform/graphql/paging.ts';
import { DayScalar, MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { CountedCars } from '../../rules/deals/dealValues.ts';

export const CountedCarsEnum = defineEnum(
  'CountedCars',
  'The class of cars that a figure counts (rules.md, A deal, "Car class").',
  {
    NEW: ['new', 'New cars.'],
    USED: ['used', 'Used cars, including certified ones.'],
    CERTIFIED: ['certified', 'Certified cars, which also count as used.'],
    UNCLASSIFIED: ['unclassified', 'Cars without a car type.'],
  } satisfies Record<string, readonly [CountedCars, string]>,
);

/** Arguments that select the deals of a figure. */
@ArgsType()
class CreditFilterArgs {
  @Field(() => DayScalar, { description: 'The first delivery date.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last delivery date, not before the first.' })
  end!: Day;

  @Field(() => [Int], {
    nullable: true,
    description:
      'Only credits of these employees, at most 500: one employee for a row, or all employees in a section for a Team Total. An empty list matches no credits.',
  })
  employeeIds?: number[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Only credits of people who are currently on this team, 1 to 5. Team 1 includes people without a team.',
  })
  currentTeam?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Only credits of this team, 1 to 5: the credit’s final team, or the salesperson’s current team if there is none. For the team leaderboard.',
  })
  finalTeam?: number | null;

  @Field(() => CountedCarsEnum, {
    nullable: true,
    description: 'Only deals with these cars; all cars if absent.',
  })
  cars?: CountedCars | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Only deals with a trade-in.' })
  hasTrade!: boolean;
}

@ArgsType()
export class CreditedDealsArgs extends withPage(CreditFilterArgs) {}

@ObjectType('CreditedDeal', {
  simpleResolvers: true,
  description: 'A sold deal, with the amounts that it adds to a number in a report.',
})
export class CreditedDealType {
  @Field(() => DealType, { description: 'The deal with all of its fields.' })
  deal!: DealType;

  @Field(() => Float, {
    description:
      'The units that the deal adds: 0.5 for half of a split, otherwise 1. For the whole store (no employees or team given), always 1.',
  })
  units!: number;

  @Field(() => MoneyScalar, {
    description:
      'The deal’s front gross in dollars, for the same share as `units`, including negatives, rounded to the cent.',
  })
  frontGross!: number;

  @Field(() => MoneyScalar, {
    description:
      'The dollars that the deal adds to the leaderboard’s Front Gross: `frontGross`, or 0 if it is negative.',
  })
  rankedGross!: number;

  @Field(() => MoneyScalar, {
    description: 'The deal’s back gross in dollars, for the same share as `units`, rounded to the cent.',
  })
  backGross!: number;

  @Field(() => MoneyScalar, {
    description:
      'The deal’s front plus back gross in dollars, for the same share as `units`, rounded to the cent.',
  })
  totalGross!: number;

  @Field(() => Int, {
    description: 'The whole deal’s trades: 1 for TRADE, 2 for TRADE X2, otherwise 0.',
  })
  trades!: number;

  @Field(() => Float, {
    description: 'The deal’s trades, for the same share as `units`: 0.5 for half of a split with TRADE.',
  })
  tradeShare!: number;
}

@ObjectType('CreditedTotals', {
  description:
    'The totals of all deals that match the filter. Dollars are summed from exact shares and rounded once.',
})
export class CreditedTotalsType {
  @Field(() => Int, {
    description: 'The number of deals, each counted once. This is the number of rows on all pages.',
  })
  deals!: number;

  @Field(() => Float, {
    description:
      'Units in steps of 0.5: a person’s or team’s New, Used, Total Sold or Used Sold, without vacation units. For the store, the number of deals.',
  })
  units!: number;

  @Field(() => MoneyScalar, {
    description: 'Front End Gross on the summary in dollars, including negatives.',
  })
  frontGross!: number;

  @Field(() => MoneyScalar, {
    description:
      'Front Gross on the leaderboard in dollars. A deal with front gross at or below 0 counts as 0.',
  })
  rankedGross!: number;

  @Field(() => MoneyScalar, { description: 'Back gross in the trends in dollars, including negatives.' })
  backGross!: number;

  @Field(() => MoneyScalar, {
    description: 'Gross in the summary’s stats in dollars: front plus back gross, including negatives.',
  })
  totalGross!: number;

  @Field(() => Int, { description: 'Trades in the trade stats: TRADE counts as 1, TRADE X2 as 2.' })
  trades!: number;

  @Field(() => Float, {
    description: 'Trades in the trends: half of a split counts as half of its trades.',
  })
  tradeShares!: number;

  @Field(() => Float, {
    description:
      'Trade % in the trade stats: trades ÷ deals × 100, to 2 decimals, ties rounded up; 0 if there are no deals.',
  })
  tradePercent!: number;
}

@ObjectType('CreditedDeals', {
  description: 'The deals that make up a number in a report: one page, and the totals of all deals.',
})
export class CreditedDealsType extends ListPageType {
  @Field(() => [CreditedDealType], {
    description: 'The deals on this page, sorted by delivery date, then number.',
  })
  rows!: CreditedDealType[];

  @Field(() => CreditedTotalsType, {
    description: 'The totals of all deals that match the filter, not only those on this page.',
  })
  totals!: CreditedTotalsType;
}
