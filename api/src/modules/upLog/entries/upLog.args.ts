import { ArgsType, Field, Int } from 'type-graphql';
import { DayArgs } from '../../../platform/graphql/args.ts';
import { UpInput } from '../up.types.ts';

@ArgsType()
export class AddUpArgs extends DayArgs {
  @Field(() => UpInput, { nullable: true, description: 'What is known of the up; the rest is empty.' })
  input?: UpInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A UUID that the sender makes up for this up. Sent again under the same key it is not added again, and the row that was added is answered. Error NOT_FOUND when that row was deleted since.',
  })
  key?: string | null;
}

@ArgsType()
export class ReorderUpsArgs extends DayArgs {
  @Field(() => [Int], {
    description: 'The rows in their new order; rows that are not named keep their places around them.',
  })
  ids!: number[];
}
