import { Field, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { LeaderboardRowType } from '../leaderboard/leaderboard.types.ts';
import { ReportedPersonType } from '../report.types.ts';

@ObjectType('Delivery', {
  description: 'A car that is due for delivery or already delivered, without its customer.',
})
export class DeliveryType {
  @Field(() => Int, { description: 'The deal number.' })
  number!: number;

  @Field(() => DayScalar, { description: 'The delivery date.' })
  day!: Day;

  @Field(() => String, { nullable: true, description: 'The vehicle.' })
  vehicle!: string | null;

  @Field(() => String, { nullable: true, description: 'The stock number.' })
  stockNumber!: string | null;

  @Field(() => Boolean, { description: 'Whether the deal is sold (rules.md, A deal).' })
  isSold!: boolean;

  @Field(() => [ReportedPersonType], { description: 'The closer and the additional salesperson, if set.' })
  salespeople!: readonly ReportedPersonType[];
}

@ObjectType('JustSold', { description: 'A deal that was just sold, without its details.' })
export class JustSoldType {
  @Field(() => String, { description: 'The unique, permanent id of the sale.' })
  key!: string;

  @Field(() => [LeaderboardRowType], {
    description:
      'This month’s leaderboard rows for the closer and the additional salesperson, if they are on the leaderboard.',
  })
  sellers!: readonly LeaderboardRowType[];
}
