import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';
import { DayRangeType, ReportedPersonType } from '../report.types.ts';
import { ComparedDealsType } from '../summary/summary.types.ts';
import { GoalFiguresType } from '../tickSheet/tickSheet.types.ts';

@ObjectType('BestMonth', { description: 'A salesperson’s best month: the one with the most units.' })
export class BestMonthType {
  @Field(() => Float, { description: 'Credited units in steps of 0.5, without vacation units.' })
  units!: number;

  @Field(() => DayRangeType, { description: 'The range of delivery dates: the whole month.' })
  range!: DayRangeType;
}

@ObjectType('Turn', {
  description:
    'The up rotation according to today’s up log: first the salespeople with an On Turn row without a customer, then everyone else by their last row (my-day.md, Next up).',
})
export class TurnType {
  @Field(() => ReportedPersonType, {
    nullable: true,
    description:
      'The salesperson who is next up; null if today’s log has no salesperson in the rotation, or all of them are on hold.',
  })
  next!: ReportedPersonType | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The person’s place in the order of today’s up log, starting at 1 for next up; null if the person has no row in today’s log or is on hold.',
  })
  place!: number | null;

  @Field(() => Int, { description: 'Number of people with a place in the order of today’s up log.' })
  people!: number;

  @Field(() => Boolean, {
    description: 'Whether the person is on hold and therefore not next up until the hold ends.',
  })
  isHeld!: boolean;
}

@ObjectType('OwnMonth', {
  description:
    'A salesperson’s own month: always the current month, regardless of the day shown (my-day.md, My month).',
})
export class OwnMonthType {
  @Field(() => DayRangeType, { description: 'The range of delivery dates: the whole month.' })
  range!: DayRangeType;

  @Field(() => Float, { description: 'Total Sold on the tick sheet: credited units in steps of 0.5.' })
  units!: number;

  @Field(() => Float, {
    description: 'Total Sold in the pot of gold: units plus vacation units, up to 2 decimals.',
  })
  totalSold!: number;

  @Field(() => Float, { description: 'The vacation units in `totalSold`, up to 2 decimals.' })
  vacation!: number;

  @Field(() => Float, {
    nullable: true,
    description: `The units still needed to qualify for the pot of gold: ${POT_RULE.qualifyingUnits} − \`totalSold\`, at least 0. Null for the employee named HSE.`,
  })
  toQualify!: number | null;

  @Field(() => Float, { description: 'Track on the tick sheet: see TickFigures.track.' })
  track!: number;

  @Field(() => GoalFiguresType, {
    nullable: true,
    description: 'Progress toward the person’s goal for the month; null without a goal.',
  })
  goal!: GoalFiguresType | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The person’s rank in Top Total Deals for the month. Null for the employee named HSE.',
  })
  rank!: number | null;

  @Field(() => Int, { description: 'The number of people with a rank.' })
  ranked!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      'The last delivery date, up to today, of a sold deal that credits the person; null if there is none.',
  })
  lastSale!: Day | null;

  @Field(() => Int, { nullable: true, description: 'The number of days from `lastSale` to today.' })
  daysSinceSale!: number | null;

  @Field(() => BestMonthType, {
    nullable: true,
    description:
      'The month with the most units, up to the current month; if months tie, the latest one. Null without units.',
  })
  bestMonth!: BestMonthType | null;

  @Field(() => TurnType, {
    description: 'The person’s place in the up rotation, and the salesperson who is next up.',
  })
  turn!: TurnType;
}

@ObjectType('WithoutSale', { description: 'An active salesperson without a sale for 7 days or more.' })
export class WithoutSaleType {
  @Field(() => ReportedPersonType, { description: 'The salesperson without a recent sale.' })
  person!: ReportedPersonType;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      'The last delivery date, up to today, of a sold deal that credits the salesperson; null if there is none.',
  })
  lastSale!: Day | null;

  @Field(() => Int, { nullable: true, description: 'The number of days from `lastSale` to today.' })
  days!: number | null;
}

@ObjectType('StoreDays', { description: 'The date ranges of the store figures.' })
export class StoreDaysType {
  @Field(() => DayRangeType, { description: 'Yesterday, as a one-day range.' })
  yesterday!: DayRangeType;

  @Field(() => DayRangeType, { description: 'This whole month, for the goal.' })
  month!: DayRangeType;

  @Field(() => DayRangeType, { description: 'This month up to today.' })
  toDate!: DayRangeType;

  @Field(() => DayRangeType, {
    nullable: true,
    description: 'The same days as `toDate`, a year earlier (rules.md, Calendar); null before 1900.',
  })
  priorToDate!: DayRangeType | null;
}

@ObjectType('StoreDay', { description: 'The store at a glance (my-day.md, Store today).' })
export class StoreDayType {
  @Field(() => StoreDaysType, { description: 'The date ranges of the figures.' })
  days!: StoreDaysType;

  @Field(() => Int, {
    description: 'The number of deals sold yesterday, each counted as 1, credited or not.',
  })
  yesterday!: number;

  @Field(() => ComparedDealsType, {
    description:
      'The number of deals sold this month up to today and on the same days a year earlier, and the difference: current − prior.',
  })
  toDate!: ComparedDealsType;

  @Field(() => GoalFiguresType, {
    nullable: true,
    description:
      'Progress toward the store’s goal for the month, including later deliveries; null without a goal.',
  })
  goal!: GoalFiguresType | null;

  @Field(() => [WithoutSaleType], {
    description:
      'Active salespeople who last sold 7 or more days ago or have never sold, except the employee named HSE. Sorted by longest time without a sale, then by name.',
  })
  withoutSale!: readonly WithoutSaleType[];
}

@ObjectType('MyDay', {
  description: 'The summary at the top of Home. Only one of the two fields is set (my-day.md).',
})
export class MyDayType {
  @Field(() => OwnMonthType, { nullable: true, description: 'A salesperson’s own month (position 0).' })
  ownMonth!: OwnMonthType | null;

  @Field(() => StoreDayType, { nullable: true, description: 'The store at a glance, for anyone else.' })
  storeDay!: StoreDayType | null;
}
