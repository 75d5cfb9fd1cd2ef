import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { DealType } from '../../modules/deals/deal.types.ts';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { ListPageType, withPage } from '../../platform/graphql/paging.ts';
import { DayScalar, MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { CountedCars } from '../../rules/deals/dealValues.ts';

export const CountedCarsEnum = defineEnum(
  'CountedCars',
  'Which cars a number counts (rules.md, A deal, "Car class").',
  {
    NEW: ['new', 'Car type New.'],
    USED: ['used', 'Car types Used and Cert.'],
    CERTIFIED: ['certified', 'Car type Cert: an "of which" of the used.'],
    UNCLASSIFIED: ['unclassified', 'No car type.'],
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
      'Credits of any of these employees: one for a row, all of a section’s rows for a Team Total. At most 500; an empty list credits nobody.',
  })
  employeeIds?: number[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Credits of people whose team of today this is, 1 to 5, 1 including no team.',
  })
  currentTeam?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Credits that go to this team, 1 to 5: the one frozen on the side, else today’s. Teams of the leaderboard.',
  })
  finalTeam?: number | null;

  @Field(() => CountedCarsEnum, { nullable: true, description: 'Only these cars; all when absent.' })
  cars?: CountedCars | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Only deals that took a car in trade.' })
  hasTrade!: boolean;
}

@ArgsType()
export class CreditedDealsArgs extends withPage(CreditFilterArgs) {}

@ObjectType('CreditedDeal', {
  simpleResolvers: true,
  description: 'A sold deal with what a number of a report counts of it.',
})
export class CreditedDealType {
  @Field(() => DealType, { description: 'The whole deal.' })
  deal!: DealType;

  @Field(() => Float, {
    description:
      'What it adds: 0.5 for one side of a split, else 1. Without people or a team, 1 for the store.',
  })
  units!: number;

  @Field(() => MoneyScalar, {
    description: 'The same share of its front gross, negative or not, rounded to the cent.',
  })
  frontGross!: number;

  @Field(() => MoneyScalar, {
    description: 'What it adds to the leaderboard’s Front Gross: that share, or 0 when it is negative.',
  })
  rankedGross!: number;

  @Field(() => MoneyScalar, { description: 'The same share of its back gross, rounded to the cent.' })
  backGross!: number;

  @Field(() => MoneyScalar, {
    description: 'The same share of its front and back gross together, rounded to the cent.',
  })
  totalGross!: number;

  @Field(() => Int, {
    description: 'The trades of the whole deal: TRADE counts 1, TRADE X2 counts 2, otherwise 0.',
  })
  trades!: number;

  @Field(() => Float, {
    description: 'The share of its trades that `units` is of it: half of a split with TRADE is 0.5.',
  })
  tradeShare!: number;
}

@ObjectType('CreditedTotals', {
  description: 'The sums of all deals of the filter; money summed in exact shares and rounded once.',
})
export class CreditedTotalsType {
  @Field(() => Int, { description: 'Deals, each once: how many rows there are in all.' })
  deals!: number;

  @Field(() => Float, {
    description:
      'Units, in halves: New, Used, Total Sold and Used Sold of a person or team, without vacation units; of the store, deals.',
  })
  units!: number;

  @Field(() => MoneyScalar, { description: 'Front End Gross of the summary: negatives included.' })
  frontGross!: number;

  @Field(() => MoneyScalar, {
    description: 'Front Gross of the leaderboard: a deal with front gross at or below 0 counts 0.',
  })
  rankedGross!: number;

  @Field(() => MoneyScalar, { description: 'Back gross of the trends: negatives included.' })
  backGross!: number;

  @Field(() => MoneyScalar, {
    description: 'Gross of the summary’s stats: front plus back, negatives included.',
  })
  totalGross!: number;

  @Field(() => Int, { description: 'Trades of the trade stats: TRADE counts 1, TRADE X2 counts 2.' })
  trades!: number;

  @Field(() => Float, {
    description: 'Trades of the trends: shares of them, half of a split is half of its trades.',
  })
  tradeShares!: number;

  @Field(() => Float, {
    description: 'Trade % of the trade stats: trades ÷ deals × 100, 2 decimals, halves up, 0 of none.',
  })
  tradePercent!: number;
}

@ObjectType('CreditedDeals', {
  description: 'The deals behind a number of a report: a page, and the sums of all.',
})
export class CreditedDealsType extends ListPageType {
  @Field(() => [CreditedDealType], { description: 'The page’s deals, by delivery date, then number.' })
  rows!: CreditedDealType[];

  @Field(() => CreditedTotalsType, { description: 'Of the whole filter, not the page.' })
  totals!: CreditedTotalsType;
}
