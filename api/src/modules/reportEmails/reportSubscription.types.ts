import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { EmployeeType } from '../employees/employee.types.ts';
import { type ViewedList, ViewedListEnum } from '../savedViews/savedView.types.ts';
import {
  type ReportFileFormat,
  ReportFileFormatEnum,
  type ReportKind,
  ReportKindEnum,
  type SendingState,
  SendingStateEnum,
} from './reportSubscription.enums.ts';

@ObjectType('ReportSending', {
  description: 'The result of sending a report, either on schedule or manually.',
})
export class ReportSendingType {
  @Field(() => DayScalar, {
    nullable: true,
    description: 'The store day that the report is for; null if the report was sent manually.',
  })
  day!: Day | null;

  @Field(() => SendingStateEnum, { description: 'The current state of the report email.' })
  state!: SendingState;

  @Field(() => String, {
    nullable: true,
    description: 'The reason why the report was not sent, or not on the first attempt.',
  })
  detail!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'The time when this state began.' })
  at!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'For WAITING: the time until which Salesfloor tries again every five minutes; otherwise null.',
  })
  retriesUntil!: Date | null;
}

@ObjectType('ReportView', { description: 'The saved view that is attached to a report.' })
export class ReportViewType {
  @Field(() => Int, { description: 'The id of the view.' })
  id!: number;

  @Field(() => ViewedListEnum, { description: 'The list that the view belongs to.' })
  list!: ViewedList;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the view; null for another user’s private view.',
  })
  name!: string | null;
}

@ObjectType('ReportSubscription', {
  description: 'An email report of one person, with its schedule (morning-report.md).',
})
export class ReportSubscriptionType {
  @Field(() => Int, { description: 'The id of the email report.' })
  id!: number;

  @Field(() => EmployeeType, { description: 'The recipient.' })
  employee!: EmployeeType;

  @Field(() => EmployeeType, { description: 'The employee who set up the report.' })
  setUpBy!: EmployeeType;

  @Field(() => ReportKindEnum, { description: 'The kind of report.' })
  kind!: ReportKind;

  @Field(() => ReportViewType, {
    nullable: true,
    description: 'For kind VIEW: the attached view; null if it was deleted.',
  })
  view!: ReportViewType | null;

  @Field(() => ReportFileFormatEnum, { nullable: true, description: 'For kind VIEW: the file format.' })
  fileFormat!: ReportFileFormat | null;

  @Field(() => [Int], {
    description: 'The weekdays on which the report is sent, 0 for Sunday to 6 for Saturday.',
  })
  weekdays!: readonly number[];

  @Field(() => String, {
    description: 'The time of day at which the report is sent, in store time, as HH:mm.',
  })
  time!: string;

  @Field(() => Boolean, {
    description: 'Whether the report includes front gross, if it is a kind of report that can.',
  })
  showsGross!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'The time when sending stopped because the address was rejected three days in a row; null if it did not stop. Saving the report resumes sending.',
  })
  stoppedAt!: Date | null;

  @Field(() => [ReportSendingType], {
    description: 'The results of the last seven times the report was sent or due, newest first.',
  })
  sendings!: readonly ReportSendingType[];
}

@ObjectType('ReportSubscriptions', { description: 'Email reports, and whether the store sends email.' })
export class ReportSubscriptionsType {
  @Field(() => Boolean, {
    description: 'Whether a mail server is configured. Without a mail server, nothing is sent.',
  })
  isMailOn!: boolean;

  @Field(() => [ReportSubscriptionType], { description: 'The reports, sorted by the recipient’s name.' })
  subscriptions!: readonly ReportSubscriptionType[];
}

/** Arguments that a preview and a saved report share. */
@ArgsType()
abstract class ReportArgs {
  @Field(() => ReportKindEnum, { description: 'The kind of report.' })
  kind!: ReportKind;

  @Field(() => Int, {
    nullable: true,
    description: 'For kind VIEW: the id of one of the recipient’s or the store’s views.',
  })
  viewId?: number | null;

  @Field(() => ReportFileFormatEnum, {
    nullable: true,
    description: 'For kind VIEW: the format of the attached file.',
  })
  fileFormat?: ReportFileFormat | null;
}

@ArgsType()
export class ReportPreviewArgs extends ReportArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'Whether to show front gross.' })
  showsGross!: boolean;
}

@ArgsType()
export class SaveReportSubscriptionArgs extends ReportArgs {
  @Field(() => Int, { nullable: true, description: 'The id of the report to change; null to create one.' })
  id?: number | null;

  @Field(() => Int, { nullable: true, description: 'The recipient of a new report; null means the viewer.' })
  employeeId?: number | null;

  @Field(() => [Int], { description: 'The weekdays, 0 for Sunday to 6 for Saturday, with no repeats.' })
  weekdays!: number[];

  @Field(() => String, { description: 'The time of day in store time, as HH:mm in steps of five minutes.' })
  time!: string;

  @Field(() => Boolean, { description: 'Whether to show front gross. Only the recipient can change this.' })
  showsGross!: boolean;
}
