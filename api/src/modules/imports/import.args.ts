import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { IdArgs } from '../../platform/graphql/args.ts';
import type { Outcome } from '../../rules/import/outcomes.ts';
import type { NAME_MEANINGS } from './import.input.ts';
import { ImportOutcomeEnum, NameMeaningEnum } from './import.types.ts';

@InputType('SettledName', { description: 'Whom a name of a file means.' })
export class NameMeaningInput {
  @Field(() => String, { description: 'The name; case and blanks do not matter.' })
  name!: string;

  @Field(() => NameMeaningEnum, { description: 'Whom it means.' })
  as!: (typeof NAME_MEANINGS)[number];

  @Field(() => Int, { nullable: true, description: 'The employee, for PERSON.' })
  employeeId: number | null | undefined;
}

@ArgsType()
export class ImportPreviewArgs extends IdArgs {
  @Field(() => ImportOutcomeEnum, { nullable: true, description: 'Only lines of this outcome.' })
  outcome?: Outcome | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many lines to pass over.' })
  offset!: number;

  @Field(() => Int, { defaultValue: 50, description: 'How many lines to answer, 1 to 100.' })
  limit!: number;
}

@ArgsType()
export class SetNameMeaningsArgs extends IdArgs {
  @Field(() => [NameMeaningInput], { description: '1 to 1,000 names.' })
  names!: NameMeaningInput[];
}

@ArgsType()
export class RunImportArgs extends IdArgs {
  @Field(() => Int, { description: 'How many it records, as `importPreview` counted them.' })
  expected!: number;
}
