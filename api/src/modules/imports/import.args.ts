import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { IdArgs } from '../../platform/graphql/args.ts';
import type { Outcome } from '../../rules/import/outcomes.ts';
import type { NAME_MEANINGS } from './import.input.ts';
import { ImportOutcomeEnum, NameMeaningEnum } from './import.types.ts';

@InputType('SettledName', { description: 'The meaning of a name in a file.' })
export class NameMeaningInput {
  @Field(() => String, { description: 'The name; case and spaces do not matter.' })
  name!: string;

  @Field(() => NameMeaningEnum, { description: 'The meaning of the name.' })
  as!: (typeof NAME_MEANINGS)[number];

  @Field(() => Int, { nullable: true, description: 'The id of the employee, if the meaning is PERSON.' })
  employeeId: number | null | undefined;
}

@ArgsType()
export class ImportPreviewArgs extends IdArgs {
  @Field(() => ImportOutcomeEnum, { nullable: true, description: 'Returns only rows with this outcome.' })
  outcome?: Outcome | null;

  @Field(() => Int, { defaultValue: 0, description: 'The number of rows to skip.' })
  offset!: number;

  @Field(() => Int, { defaultValue: 50, description: 'The maximum number of rows to return, 1 to 100.' })
  limit!: number;
}

@ArgsType()
export class SetNameMeaningsArgs extends IdArgs {
  @Field(() => [NameMeaningInput], { description: 'The names to resolve, 1 to 1,000, with their meanings.' })
  names!: NameMeaningInput[];
}

@ArgsType()
export class RunImportArgs extends IdArgs {
  @Field(() => Int, {
    description: 'The number of rows that the import adds, as counted by `importPreview`.',
  })
  expected!: number;
}
