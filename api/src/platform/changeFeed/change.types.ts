import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { Day } from '../../rules/calendar/calendar.ts';
import { defineEnum } from '../graphql/defineEnum.ts';
import { DayScalar } from '../graphql/scalars.ts';
import type { Topic } from '../topics.ts';

const ChangeTopicEnum = defineEnum('ChangeTopic', 'The kind of data that can change.', {
  DEALS: 'Deals. The days are the deals’ log days before and after the change.',
  UP_LOG: 'Rows of the up log, or their order.',
  SETTINGS:
    'Working days, follow-up rules, goals, vacation units, the pot or closings. Never limited to specific days.',
  EMPLOYEES: 'Positions, teams, active flags and invites. Never limited to specific days.',
  COMPARISONS:
    'New comparisons, and lines that were resolved in comparisons or had a decision undone. Never limited to specific days. If a comparison changes deals, the change is also sent as DEALS.',
} satisfies Record<Topic, string>);

@ArgsType()
export class ChangeSubscriptionArgs {
  @Field(() => [ChangeTopicEnum], { description: 'The topics to subscribe to, at least one.' })
  topics!: Topic[];

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The first day of a range. With `end`, only changes that may affect this range are sent.',
  })
  start?: Day | null;

  @Field(() => DayScalar, { nullable: true, description: 'The last day of the range.' })
  end?: Day | null;
}

@ObjectType('Change', {
  description:
    'A notification that data has changed. It does not contain the new data, so run the query again. Also run the query again after a lost connection, because missed notifications are not sent again.',
})
export class ChangeType {
  @Field(() => ChangeTopicEnum, { description: 'The kind of data that changed.' })
  topic!: Topic;

  @Field(() => [DayScalar], {
    description: 'The days that the change affects. An empty list means that any day may be affected.',
  })
  days!: readonly Day[];
}
