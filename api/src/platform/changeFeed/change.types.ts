import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { Day } from '../../rules/calendar/calendar.ts';
import { defineEnum } from '../graphql/defineEnum.ts';
import { DayScalar } from '../graphql/scalars.ts';
import type { Topic } from '../topics.ts';

const ChangeTopicEnum = defineEnum('ChangeTopic', 'What can change under a reader’s eyes.', {
  DEALS: 'Deals; the days are their log days, before and after.',
  UP_LOG: 'Rows of the up log, or their order.',
  SETTINGS: 'Working days, vacation units or the pot; never about particular days.',
  EMPLOYEES: 'Positions, teams, active flags and invites; never about particular days.',
  COMPARISONS:
    'Comparisons that were made, and what was decided in them or undone; never about particular days. What an act changes in deals is told as DEALS, too.',
} satisfies Record<Topic, string>);

@ArgsType()
export class ChangeSubscriptionArgs {
  @Field(() => [ChangeTopicEnum], { description: 'The topics to hear of, at least one.' })
  topics!: Topic[];

  @Field(() => DayScalar, {
    nullable: true,
    description: 'With `end`: only changes that may touch this range.',
  })
  start?: Day | null;

  @Field(() => DayScalar, { nullable: true, description: 'The last day of that range.' })
  end?: Day | null;
}

@ObjectType('Change', {
  description:
    'That something changed, never what it is now: ask again. After a lost connection ask again too, since what changed meanwhile is not repeated.',
})
export class ChangeType {
  @Field(() => ChangeTopicEnum, { description: 'What changed.' })
  topic!: Topic;

  @Field(() => [DayScalar], { description: 'The days it is about; none means that any day may be.' })
  days!: readonly Day[];
}
