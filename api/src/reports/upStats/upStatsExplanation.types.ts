import { ArgsType, Field, InputType } from 'type-graphql';
import type { UpCounter } from '../../rules/ups/upCounters.ts';
import { UpCounterEnum } from '../../uplogs/up.enums.ts';
import { UpFilterArgs } from '../../uplogs/upStats.types.ts';

@ArgsType()
@InputType('ExplainUpStatsInput', { description: 'Which figure of `upStats`.' })
export class ExplainUpStatsArgs extends UpFilterArgs {
  @Field(() => UpCounterEnum, { description: 'Which counter.' })
  figure!: UpCounter;
}
