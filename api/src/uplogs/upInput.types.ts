import { Field, InputType, Int } from 'type-graphql';
import type { UpSold, UpType } from '../rules/upValues.ts';
import { UpSoldEnum, UpTypeEnum } from './up.enums.ts';

@InputType('UpInput', {
  description:
    'The fields of an up. A field that is not named is left as it is (empty on a new row); null empties it.',
})
export class UpInput {
  @Field(() => Int, { nullable: true, description: 'An employee’s id: whose up it is.' })
  employeeId?: number | null;

  @Field(() => Int, { nullable: true, description: 'An employee’s id: who took the customer over.' })
  turnedToId?: number | null;

  @Field(() => Int, { nullable: true, description: 'An employee’s id: the manager who went in.' })
  managerIntoId?: number | null;

  @Field(() => String, { nullable: true, description: 'HH:mm, from 00:00 to 23:59.' })
  timeUp?: string | null;

  @Field(() => UpTypeEnum, { nullable: true, description: 'Type.' })
  upType?: UpType | null;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  customerName?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters.' })
  notes?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'BDC Up?; it cannot be emptied.' })
  isBdcUp?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Test Drive?; it cannot be emptied.' })
  isTestDrive?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Write Up?; it cannot be emptied.' })
  isWriteUp?: boolean | null;

  @Field(() => UpSoldEnum, { nullable: true, description: 'Sold?' })
  sold?: UpSold | null;
}
