import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { UpSoldEnum, UpTypeEnum } from '../../../modules/upLog/up.enums.ts';
import { LoggedUpType } from '../../../modules/upLog/up.types.ts';
import { defineEnum } from '../../../platform/graphql/defineEnum.ts';
import type { UpSold, UpType } from '../../../rules/ups/upValues.ts';
import { ConnectionArgs, createConnectionType } from '../connection.types.ts';
import { DayBoundsInput } from '../where.types.ts';
import type { UpOrder } from './ups.query.ts';

const UpOrderEnum = defineEnum(
  'UpOrder',
  'The sort order of the ups. Ties are sorted by the order in which the ups were added, in the same direction.',
  {
    LOG_DATE: 'Sort by log date.',
    TIME_UP: 'Sort by time of day. Ups without a time come last in both directions.',
    CUSTOMER: 'Sort by customer, ignoring case. Blanks sort before all names.',
  } satisfies Record<UpOrder, string>,
);

@ArgsType()
export class UpsArgs extends ConnectionArgs {
  @Field(() => UpFilterInput, {
    nullable: true,
    description: 'Returns only the ups that match this filter; all ups if absent.',
  })
  where?: UpFilterInput | null;

  @Field(() => UpOrderEnum, { defaultValue: 'LOG_DATE', description: 'The sort order.' })
  orderBy!: UpOrder;
}

export const UpConnectionType = createConnectionType('Up', 'ups', LoggedUpType);

const LIST = 'itemsAndList';

@InputType('UpFilter', {
  description:
    'A filter for ups. An up must match every field that is set. A list can have up to 500 values, and an up must match one of them: null matches blank or unassigned, and an empty list matches nothing.',
})
export class UpFilterInput {
  @Field(() => DayBoundsInput, { nullable: true, description: 'The range of up log dates.' })
  logDate?: DayBoundsInput | null;

  @Field(() => [Int], { nullable: LIST, description: 'Employee ids of the salespeople.' })
  salespersonIds?: (number | null)[] | null;

  @Field(() => [Int], {
    nullable: LIST,
    description: 'Employee ids of the people the customers were turned over to.',
  })
  turnedToIds?: (number | null)[] | null;

  @Field(() => [Int], { nullable: LIST, description: 'Employee ids of the managers who went in.' })
  managerIntoIds?: (number | null)[] | null;

  @Field(() => [Int], {
    nullable: LIST,
    description:
      'Ids of the salesperson’s current team, from 1 (none) to 5 (HSE); null matches ups without a salesperson (rules.md, Up log).',
  })
  teams?: (number | null)[] | null;

  @Field(() => [UpTypeEnum], { nullable: LIST, description: 'Only ups of one of these types.' })
  upTypes?: (UpType | null)[] | null;

  @Field(() => [UpSoldEnum], {
    nullable: LIST,
    description: 'Only ups with one of these Sold values. null matches "?", which means blank, not No.',
  })
  sold?: (UpSold | null)[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the BDC brought the customer in.' })
  isBdcUp?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the customer took a test drive.' })
  isTestDrive?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the customer was written up.' })
  isWriteUp?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the customer was turned over to another employee.',
  })
  isTurned?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only ups with this text in the customer’s name, ignoring case, accents, and variants of apostrophes, dashes and spaces. Blank does not filter.',
  })
  search?: string | null;
}
