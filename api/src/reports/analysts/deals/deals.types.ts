import { ArgsType, Field, InputType, Int } from 'type-graphql';
import {
  CarTypeEnum,
  DealStatusEnum,
  DeliveryStatusEnum,
  TradeStatusEnum,
} from '../../../modules/deals/deal.enums.ts';
import { DealType } from '../../../modules/deals/deal.types.ts';
import { defineEnum } from '../../../platform/graphql/defineEnum.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../../../rules/deals/dealValues.ts';
import { ConnectionArgs, createConnectionType } from '../connection.types.ts';
import { DayBoundsInput, IntBoundsInput, MoneyBoundsInput } from '../where.types.ts';
import type { DealOrder } from './deals.query.ts';

const DealOrderEnum = defineEnum(
  'DealOrder',
  'What deals are sorted by; ties by deal number, in the same direction.',
  {
    LOG_DAY: 'By log day: the delivery date, else the added date. The quickest.',
    DELIVERY_DATE: 'By delivery date; without one last, either way.',
    ADDED_DATE: 'By the day the deal was added.',
    NUMBER: 'By deal number.',
    CUSTOMER: 'By customer, in any case; blank before all names.',
    FRONT_GROSS: 'By front gross; empty counts 0.',
    BACK_GROSS: 'By back gross; empty counts 0.',
    TOTAL_GROSS: 'By front plus back gross.',
  } satisfies Record<DealOrder, string>,
);

@ArgsType()
export class DealsArgs extends ConnectionArgs {
  @Field(() => DealFilterInput, { nullable: true, description: 'Which deals; all when absent.' })
  where?: DealFilterInput | null;

  @Field(() => DealOrderEnum, { defaultValue: 'LOG_DAY', description: 'What to sort by.' })
  orderBy!: DealOrder;
}

export const DealConnectionType = createConnectionType('Deal', 'deals', DealType);

const LIST = 'itemsAndList';

@InputType('DealFilter', {
  description:
    'Which deals: those that meet every field that is named. A list names at most 500 and means any of them; null in it means blank or nobody; an empty list matches nothing.',
})
export class DealFilterInput {
  @Field(() => DayBoundsInput, {
    nullable: true,
    description:
      'The log day: the delivery date, else the added date. Of sold deals it is the day they count on.',
  })
  logDay?: DayBoundsInput | null;

  @Field(() => DayBoundsInput, { nullable: true, description: 'The delivery date.' })
  deliveryDate?: DayBoundsInput | null;

  @Field(() => DayBoundsInput, { nullable: true, description: 'The day the deal was added to the log.' })
  addedDate?: DayBoundsInput | null;

  @Field(() => IntBoundsInput, { nullable: true, description: 'The deal number.' })
  number?: IntBoundsInput | null;

  @Field(() => MoneyBoundsInput, { nullable: true, description: 'Front gross of the whole deal.' })
  frontGross?: MoneyBoundsInput | null;

  @Field(() => MoneyBoundsInput, { nullable: true, description: 'Back gross of the whole deal.' })
  backGross?: MoneyBoundsInput | null;

  @Field(() => MoneyBoundsInput, { nullable: true, description: 'Front plus back gross of the whole deal.' })
  totalGross?: MoneyBoundsInput | null;

  @Field(() => [Int], {
    nullable: LIST,
    description:
      'Employee ids: a side of the deal (closer or additional) credits one of them; null: it credits nobody. Totals then count their sides alone, half of a split (rules.md, Hog).',
  })
  salespersonIds?: (number | null)[] | null;

  @Field(() => [Int], { nullable: LIST, description: 'Employee ids of sales managers on the deal.' })
  salesManagerIds?: (number | null)[] | null;

  @Field(() => [Int], { nullable: LIST, description: 'Employee ids of finance managers (F&I) on the deal.' })
  financeManagerIds?: (number | null)[] | null;

  @Field(() => [Int], {
    nullable: LIST,
    description:
      'Team ids, 1 none to 5 HSE: a side’s final team, else its person’s team of today, is one of them; null: it credits nobody. Totals then count those sides alone. With salespersonIds, one side must meet both.',
  })
  teams?: (number | null)[] | null;

  @Field(() => [CarTypeEnum], { nullable: LIST, description: 'Car types.' })
  carTypes?: (CarType | null)[] | null;

  @Field(() => [TradeStatusEnum], { nullable: LIST, description: 'Trade statuses.' })
  tradeStatuses?: (TradeStatus | null)[] | null;

  @Field(() => [DealStatusEnum], { nullable: LIST, description: 'Deal statuses.' })
  dealStatuses?: (DealStatus | null)[] | null;

  @Field(() => [DeliveryStatusEnum], { nullable: LIST, description: 'Delivery statuses.' })
  deliveryStatuses?: (DeliveryStatus | null)[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Sold, that is delivered (DEL), not DEAD and with a delivery date; or not.',
  })
  isSold?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Split, that is closer and additional are both set and different people; or not.',
  })
  isSplit?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether office staff has ticked Updated?.' })
  isUpdated?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether office staff has ticked Confirmed?.' })
  isConfirmed?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Customer, stock number, vehicle or deal number contains this, whatever the case, accents, and kinds of apostrophes, dashes and spaces; blank does not filter (rules.md, Hog).',
  })
  search?: string | null;
}
