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
  'What ups are sorted by; ties in the order they were added, or against it.',
  {
    LOG_DATE: 'By the day of the log.',
    TIME_UP: 'By time of day; unset last, either way.',
    CUSTOMER: 'By customer, in any case; blank before all names.',
  } satisfies Record<UpOrder, string>,
);

@ArgsType()
export class UpsArgs extends ConnectionArgs {
  @Field(() => UpFilterInput, { nullable: true, description: 'Which ups; all when absent.' })
  where?: UpFilterInput | null;

  @Field(() => UpOrderEnum, { defaultValue: 'LOG_DATE', description: 'What to sort by.' })
  orderBy!: UpOrder;
}

export const UpConnectionType = createConnectionType('Up', 'ups', LoggedUpType);

const LIST = 'itemsAndList';

@InputType('UpFilter', {
  description:
    'Which ups: those that meet every field that is named. A list names at most 500 and means any of them; null in it means blank or nobody; an empty list matches nothing.',
})
export class UpFilterInput {
  @Field(() => DayBoundsInput, { nullable: true, description: 'The day of the log.' })
  logDate?: DayBoundsInput | null;

  @Field(() => [Int], { nullable: LIST, description: 'Employee ids: whose up it is.' })
  salespersonIds?: (number | null)[] | null;

  @Field(() => [Int], { nullable: LIST, description: 'Employee ids: who took the customer over.' })
  turnedToIds?: (number | null)[] | null;

  @Field(() => [Int], { nullable: LIST, description: 'Employee ids: the manager who went in.' })
  managerIntoIds?: (number | null)[] | null;

  @Field(() => [Int], {
    nullable: LIST,
    description:
      'Team ids, 1 none to 5 HSE: the team of today of whose up it is; null: it is nobody’s (rules.md, Up log).',
  })
  teams?: (number | null)[] | null;

  @Field(() => [UpTypeEnum], { nullable: LIST, description: 'Types.' })
  upTypes?: (UpType | null)[] | null;

  @Field(() => [UpSoldEnum], { nullable: LIST, description: 'Sold; null is "?", which is not No.' })
  sold?: (UpSold | null)[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the BDC brought it.' })
  isBdcUp?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the car was driven.' })
  isTestDrive?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it was written up.' })
  isWriteUp?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the customer was turned to someone else.' })
  isTurned?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The customer contains this, whatever the case, accents, and kinds of apostrophes, dashes and spaces; blank does not filter.',
  })
  search?: string | null;
}
