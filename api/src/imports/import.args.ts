import { ArgsType, Field, Int } from 'type-graphql';
import { IdArgs } from '../input/args.ts';
import { SettledNameInput } from './import.types.ts';

@ArgsType()
export class SettleImportNamesArgs extends IdArgs {
  @Field(() => [SettledNameInput], { description: '1 to 1,000 names.' })
  names!: SettledNameInput[];
}

@ArgsType()
export class RunImportArgs extends IdArgs {
  @Field(() => Int, { description: 'How many it records, as `importPreview` counted them.' })
  expected!: number;
}
