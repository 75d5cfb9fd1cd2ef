import { Field, InputType, Int } from 'type-graphql';
import { DayScalar } from '../input/scalars.ts';
import type { Day } from '../rules/calendar.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../rules/dealValues.ts';
import { CarTypeEnum, DealStatusEnum, DeliveryStatusEnum, TradeStatusEnum } from './deal.enums.ts';

@InputType('DealInput', {
  description:
    'The fields of the deal form. A field that is not named is left as it is (blank on a new deal); null empties it.',
})
export class DealInput {
  @Field(() => Int, { nullable: true, description: 'An employee’s id.' })
  salesManagerId?: number | null;

  @Field(() => Int, { nullable: true, description: 'An employee’s id.' })
  finManagerId?: number | null;

  @Field(() => Int, { nullable: true, description: 'An employee’s id: Sales 1.' })
  closerId?: number | null;

  @Field(() => Int, { nullable: true, description: 'An employee’s id: Sales 2.' })
  additionalId?: number | null;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  customerName?: string | null;

  @Field(() => String, { nullable: true, description: 'The vehicle, at most 200 characters.' })
  carInfo?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  stockNum?: string | null;

  @Field(() => CarTypeEnum, { nullable: true, description: 'New/Used/Cert.' })
  carType?: CarType | null;

  @Field(() => TradeStatusEnum, { nullable: true, description: 'Trade Status.' })
  tradeStatus?: TradeStatus | null;

  @Field(() => DealStatusEnum, { nullable: true, description: 'Deal Status.' })
  dealStatus?: DealStatus | null;

  @Field(() => DeliveryStatusEnum, { nullable: true, description: 'Delivery Status.' })
  deliveryStatus?: DeliveryStatus | null;

  @Field(() => DayScalar, { nullable: true, description: 'The day of delivery; it may lie ahead.' })
  deliveryDate?: Day | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day the deal was added; today on a new deal unless sent. It cannot be emptied.',
  })
  addedDate?: Day | null;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters.' })
  notes?: string | null;
}

@InputType('NewDealInput', {
  description: 'One of several new deals: its number, and the fields of the deal form.',
})
export class NewDealInput extends DealInput {
  @Field(() => Int, { description: 'The deal number, 1 to 2147483647, not taken yet.' })
  number!: number;
}
