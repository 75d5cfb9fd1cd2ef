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

@ObjectType('ReportSending', { description: 'What became of a report that was to be sent.' })
export class ReportSendingType {
  @Field(() => DayScalar, {
    nullable: true,
    description: 'The store’s day that it is of; null: sent by hand.',
  })
  day!: Day | null;

  @Field(() => SendingStateEnum, { description: 'What became of it.' })
  state!: SendingState;

  @Field(() => String, { nullable: true, description: 'Why it was not sent, or not at the first try.' })
  detail!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Since when it is so.' })
  at!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'WAITING: until when it is tried again every five minutes; else null.',
  })
  retriesUntil!: Date | null;
}

@ObjectType('ReportView', { description: 'The saved view that a report attaches.' })
export class ReportViewType {
  @Field(() => Int, { description: 'The view’s key.' })
  id!: number;

  @Field(() => ViewedListEnum, { description: 'The list it is a view of.' })
  list!: ViewedList;

  @Field(() => String, { nullable: true, description: 'What it is called; null: it is a colleague’s own.' })
  name!: string | null;
}

@ObjectType('ReportSubscription', {
  description: 'Which report a person gets by mail, and when (morning-report.md).',
})
export class ReportSubscriptionType {
  @Field(() => Int, { description: 'The subscription’s key.' })
  id!: number;

  @Field(() => EmployeeType, { description: 'Who gets it.' })
  employee!: EmployeeType;

  @Field(() => EmployeeType, { description: 'Who has set it up.' })
  setUpBy!: EmployeeType;

  @Field(() => ReportKindEnum, { description: 'What it is about.' })
  kind!: ReportKind;

  @Field(() => ReportViewType, {
    nullable: true,
    description: 'Of kind VIEW: which one is attached; null when it was deleted.',
  })
  view!: ReportViewType | null;

  @Field(() => ReportFileFormatEnum, { nullable: true, description: 'Of kind VIEW: as which file.' })
  fileFormat!: ReportFileFormat | null;

  @Field(() => [Int], { description: 'On which weekdays, 0 for Sunday to 6 for Saturday.' })
  weekdays!: readonly number[];

  @Field(() => String, { description: 'At what time of the store’s clock, HH:mm.' })
  time!: string;

  @Field(() => Boolean, { description: 'Whether front gross is in it, where the report has any.' })
  showsGross!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Since when nothing is sent, because its address was refused on three days in a row; saving it begins anew.',
  })
  stoppedAt!: Date | null;

  @Field(() => [ReportSendingType], { description: 'The last seven, the latest first.' })
  sendings!: readonly ReportSendingType[];
}

@ObjectType('ReportSubscriptions', { description: 'Reports by mail, and whether the store sends mail.' })
export class ReportSubscriptionsType {
  @Field(() => Boolean, { description: 'Whether a mail server is set; without one nothing is sent.' })
  isMailOn!: boolean;

  @Field(() => [ReportSubscriptionType], { description: 'By the name of who gets it.' })
  subscriptions!: readonly ReportSubscriptionType[];
}

/** Arguments that a preview and a saved report share. */
@ArgsType()
abstract class ReportArgs {
  @Field(() => ReportKindEnum, { description: 'What it is about.' })
  kind!: ReportKind;

  @Field(() => Int, {
    nullable: true,
    description: 'Of kind VIEW: a view of whoever gets it, or the store’s.',
  })
  viewId?: number | null;

  @Field(() => ReportFileFormatEnum, {
    nullable: true,
    description: 'Of kind VIEW: as which file it is attached.',
  })
  fileFormat?: ReportFileFormat | null;
}

@ArgsType()
export class ReportPreviewArgs extends ReportArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'With front gross.' })
  showsGross!: boolean;
}

@ArgsType()
export class SaveReportSubscriptionArgs extends ReportArgs {
  @Field(() => Int, { nullable: true, description: 'Which one is changed; null: a new one.' })
  id?: number | null;

  @Field(() => Int, { nullable: true, description: 'Who gets a new one; null: the viewer.' })
  employeeId?: number | null;

  @Field(() => [Int], { description: '0 for Sunday to 6 for Saturday, each once.' })
  weekdays!: number[];

  @Field(() => String, { description: 'HH:mm of the store’s clock, in steps of five minutes.' })
  time!: string;

  @Field(() => Boolean, { description: 'With front gross: only the person’s own choice.' })
  showsGross!: boolean;
}
