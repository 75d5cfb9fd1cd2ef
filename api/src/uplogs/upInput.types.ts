import { Field, InputType, Int } from 'type-graphql';
import type { UpSold, UpType } from '../rules/upValues.ts';
import { UpSoldEnum, UpTypeEnum } from './up.enums.ts';
import { type SentUp, upFields } from './up.fields.ts';

@InputType('UpInput', {
  description:
    'The fields of an up, people by employee id. A field that is not named is left as it is (empty on a new row); null empties it.',
})
export class UpInput implements SentUp {
  @Field(() => Int, { nullable: true, description: upFields.employeeId.description })
  employeeId: number | null | undefined;

  @Field(() => Int, { nullable: true, description: upFields.turnedToId.description })
  turnedToId: number | null | undefined;

  @Field(() => Int, { nullable: true, description: upFields.managerIntoId.description })
  managerIntoId: number | null | undefined;

  @Field(() => String, { nullable: true, description: upFields.timeUp.description })
  timeUp: string | null | undefined;

  @Field(() => UpTypeEnum, { nullable: true, description: upFields.upType.description })
  upType: UpType | null | undefined;

  @Field(() => String, { nullable: true, description: upFields.customerName.description })
  customerName: string | null | undefined;

  @Field(() => String, { nullable: true, description: upFields.notes.description })
  notes: string | null | undefined;

  @Field(() => Boolean, { nullable: true, description: upFields.isBdcUp.description })
  isBdcUp: boolean | null | undefined;

  @Field(() => Boolean, { nullable: true, description: upFields.isTestDrive.description })
  isTestDrive: boolean | null | undefined;

  @Field(() => Boolean, { nullable: true, description: upFields.isWriteUp.description })
  isWriteUp: boolean | null | undefined;

  @Field(() => UpSoldEnum, { nullable: true, description: upFields.sold.description })
  sold: UpSold | null | undefined;
}
