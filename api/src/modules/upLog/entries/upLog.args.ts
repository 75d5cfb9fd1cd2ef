import { ArgsType, Field, Int } from 'type-graphql';
import { DayArgs } from '../../../platform/graphql/args.ts';
import { UpInput } from '../up.types.ts';

@ArgsType()
export class AddUpArgs extends DayArgs {
  @Field(() => UpInput, {
    nullable: true,
    description: 'The fields of the up that are already known. All other fields are blank.',
  })
  input?: UpInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A UUID that the client generates for this up. If the same key is sent again, nothing is added and the existing row is returned. Error: NOT_FOUND if that row has been deleted.',
  })
  key?: string | null;
}

@ArgsType()
export class ReorderUpsArgs extends DayArgs {
  @Field(() => [Int], {
    description:
      'The ids of the rows in their new order. Rows that are not sent follow in their existing order.',
  })
  ids!: number[];
}
