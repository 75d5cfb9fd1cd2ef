import { Field, InputType, Int } from 'type-graphql';
import { DayScalar } from '../input/scalars.ts';
import type { Day } from '../rules/calendar.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../rules/dealValues.ts';
import { CarTypeEnum, DealStatusEnum, DeliveryStatusEnum, TradeStatusEnum } from './deal.enums.ts';
import { formFields, type SentDealForm } from './deal.fields.ts';

@InputType('DealInput', {
  description:
    'The fields of the deal form, people by employee id. A field that is not named is left as it is (blank on a new deal); null empties it.',
})
export class DealInput implements SentDealForm {
  @Field(() => Int, { nullable: true, description: formFields.salesManagerId.description })
  salesManagerId: number | null | undefined;

  @Field(() => Int, { nullable: true, description: formFields.finManagerId.description })
  finManagerId: number | null | undefined;

  @Field(() => Int, { nullable: true, description: formFields.closerId.description })
  closerId: number | null | undefined;

  @Field(() => Int, { nullable: true, description: formFields.additionalId.description })
  additionalId: number | null | undefined;

  @Field(() => String, { nullable: true, description: formFields.customerName.description })
  customerName: string | null | undefined;

  @Field(() => String, { nullable: true, description: formFields.carInfo.description })
  carInfo: string | null | undefined;

  @Field(() => String, { nullable: true, description: formFields.stockNum.description })
  stockNum: string | null | undefined;

  @Field(() => CarTypeEnum, { nullable: true, description: formFields.carType.description })
  carType: CarType | null | undefined;

  @Field(() => TradeStatusEnum, { nullable: true, description: formFields.tradeStatus.description })
  tradeStatus: TradeStatus | null | undefined;

  @Field(() => DealStatusEnum, { nullable: true, description: formFields.dealStatus.description })
  dealStatus: DealStatus | null | undefined;

  @Field(() => DeliveryStatusEnum, { nullable: true, description: formFields.deliveryStatus.description })
  deliveryStatus: DeliveryStatus | null | undefined;

  @Field(() => DayScalar, { nullable: true, description: formFields.deliveryDate.description })
  deliveryDate: Day | null | undefined;

  @Field(() => DayScalar, { nullable: true, description: formFields.addedDate.description })
  addedDate: Day | null | undefined;

  @Field(() => String, { nullable: true, description: formFields.notes.description })
  notes: string | null | undefined;
}

@InputType('NewDealInput', {
  description: 'One of several new deals: its number, and the fields of the deal form.',
})
export class NewDealInput extends DealInput {
  @Field(() => Int, { description: 'The deal number, 1 to 2147483647, not taken yet.' })
  number!: number;
}
