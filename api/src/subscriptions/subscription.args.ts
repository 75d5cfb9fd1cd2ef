import { ArgsType, Field, Int } from 'type-graphql';
import {
  type ReportFileFormat,
  ReportFileFormatEnum,
  type ReportKind,
  ReportKindEnum,
} from './subscription.enums.ts';

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
