import { Field, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { LeaderboardRowType } from '../leaderboard/leaderboard.types.ts';
import { ReportedPersonType } from '../report.types.ts';

@ObjectType('Delivery', { description: 'A car that is to be delivered, or was, without its customer.' })
export class DeliveryType {
  @Field(() => Int, { description: 'The deal’s number.' })
  number!: number;

  @Field(() => DayScalar, { description: 'The delivery date.' })
  day!: Day;

  @Field(() => String, { nullable: true, description: 'The car.' })
  vehicle!: string | null;

  @Field(() => String, { nullable: true, description: 'Its stock number.' })
  stockNumber!: string | null;

  @Field(() => Boolean, { description: 'The deal is sold (rules.md, A deal).' })
  isSold!: boolean;

  @Field(() => [ReportedPersonType], { description: 'Closer and additional, as far as there are any.' })
  salespeople!: readonly ReportedPersonType[];
}

@ObjectType('JustSold', { description: 'A deal that has just become sold, without what was sold.' })
export class JustSoldType {
  @Field(() => String, { description: 'Tells it from others, and stays the same.' })
  key!: string;

  @Field(() => [LeaderboardRowType], {
    description: 'This month’s rows of closer and additional, as far as they are on the leaderboard.',
  })
  sellers!: readonly LeaderboardRowType[];
}
