import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';
import { DayRangeType, ReportedPersonType } from '../report.types.ts';
import { ComparedDealsType } from '../summary/summary.types.ts';
import { GoalFiguresType } from '../tickSheet/tickSheet.types.ts';

@ObjectType('BestMonth', { description: 'The month in which someone sold most.' })
export class BestMonthType {
  @Field(() => Float, { description: 'Credited units, in halves; vacation units are left out.' })
  units!: number;

  @Field(() => DayRangeType, { description: 'The delivery dates of the month.' })
  range!: DayRangeType;
}

@ObjectType('Turn', {
  description:
    'Whose turn it is by today’s up log: first those who wait by a row On Turn without a customer, then by everyone’s last row (my-day.md, Next up).',
})
export class TurnType {
  @Field(() => ReportedPersonType, {
    nullable: true,
    description: 'Who takes the next up; null while nobody of today’s log takes turns.',
  })
  next!: ReportedPersonType | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The person’s own place, 1 for who is next; null without a row in today’s log.',
  })
  place!: number | null;

  @Field(() => Int, { description: 'How many people have a place.' })
  people!: number;

  @Field(() => Boolean, { description: 'Whether the person waits, and is passed by for now (Lunch).' })
  isHeld!: boolean;
}

@ObjectType('OwnMonth', {
  description: 'A salesperson’s own month: today’s, whatever else is looked at (my-day.md, My month).',
})
export class OwnMonthType {
  @Field(() => DayRangeType, { description: 'The delivery dates of the month.' })
  range!: DayRangeType;

  @Field(() => Float, { description: 'Total Sold of the tick sheet: credited units, in halves.' })
  units!: number;

  @Field(() => Float, {
    description: 'Total Sold of the pot of gold: units and vacation units, up to 2 decimals.',
  })
  totalSold!: number;

  @Field(() => Float, { description: 'The vacation units in `totalSold`, up to 2 decimals.' })
  vacation!: number;

  @Field(() => Float, {
    nullable: true,
    description: `${POT_RULE.qualifyingUnits} − \`totalSold\`, 0 at least: what the pot of gold still wants. Null for the one named HSE.`,
  })
  toQualify!: number | null;

  @Field(() => Float, { description: 'Track of the tick sheet: see TickFigures.track.' })
  track!: number;

  @Field(() => GoalFiguresType, {
    nullable: true,
    description: 'Against the person’s goal of the month; null without one.',
  })
  goal!: GoalFiguresType | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The place by Top Total Deals of the month. Null for the one named HSE.',
  })
  rank!: number | null;

  @Field(() => Int, { description: 'How many people are ranked.' })
  ranked!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The last delivery date up to today of a sold deal that credits them.',
  })
  lastSale!: Day | null;

  @Field(() => Int, { nullable: true, description: 'Days from `lastSale` to today.' })
  daysSinceSale!: number | null;

  @Field(() => BestMonthType, {
    nullable: true,
    description: 'The month up to this one with the most units, of equals the latest; null without any.',
  })
  bestMonth!: BestMonthType | null;

  @Field(() => TurnType, { description: 'Whose turn it is.' })
  turn!: TurnType;
}

@ObjectType('WithoutSale', { description: 'An active salesperson who has not sold for 7 days or more.' })
export class WithoutSaleType {
  @Field(() => ReportedPersonType, { description: 'Who.' })
  person!: ReportedPersonType;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      'The last delivery date up to today of a sold deal that credits them; null if there is none.',
  })
  lastSale!: Day | null;

  @Field(() => Int, { nullable: true, description: 'Days from `lastSale` to today.' })
  days!: number | null;
}

@ObjectType('StoreDays', { description: 'The delivery dates of the store’s day.' })
export class StoreDaysType {
  @Field(() => DayRangeType, { description: 'The day before today.' })
  yesterday!: DayRangeType;

  @Field(() => DayRangeType, { description: 'The whole of this month, for its goal.' })
  month!: DayRangeType;

  @Field(() => DayRangeType, { description: 'This month up to today.' })
  toDate!: DayRangeType;

  @Field(() => DayRangeType, {
    nullable: true,
    description: 'The same days a year earlier (rules.md, Calendar); null before 1900.',
  })
  priorToDate!: DayRangeType | null;
}

@ObjectType('StoreDay', { description: 'The store at a glance (my-day.md, Store today).' })
export class StoreDayType {
  @Field(() => StoreDaysType, { description: 'Which days the figures are of.' })
  days!: StoreDaysType;

  @Field(() => Int, { description: 'Sold deals of yesterday, 1 each, credited or not.' })
  yesterday!: number;

  @Field(() => ComparedDealsType, {
    description:
      'Sold deals of this month up to today, those of the same days a year earlier, and current − prior.',
  })
  toDate!: ComparedDealsType;

  @Field(() => GoalFiguresType, {
    nullable: true,
    description: 'Against the store’s goal of the month, later deliveries included; null without one.',
  })
  goal!: GoalFiguresType | null;

  @Field(() => [WithoutSaleType], {
    description:
      'Active salespeople whose last sale is 7 or more days ago, or who have none, without the one named HSE: the longest first, then by name.',
  })
  withoutSale!: readonly WithoutSaleType[];
}

@ObjectType('MyDay', { description: 'What Home begins with: one of the two (my-day.md).' })
export class MyDayType {
  @Field(() => OwnMonthType, { nullable: true, description: 'Of a salesperson (position 0).' })
  ownMonth!: OwnMonthType | null;

  @Field(() => StoreDayType, { nullable: true, description: 'Of anyone else.' })
  storeDay!: StoreDayType | null;
}
