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
  'The sort order of the deals. Ties are sorted by deal number, in the same direction.',
  {
    LOG_DAY:
      'Sort by log day: the delivery date, or the added date if there is none. The fastest sort order.',
    DELIVERY_DATE: 'Sort by delivery date. Deals without a delivery date come last in both directions.',
    ADDED_DATE: 'Sort by added date.',
    NUMBER: 'Sort by deal number.',
    CUSTOMER: 'Sort by customer, ignoring case. Blanks sort before all names.',
    FRONT_GROSS: 'Sort by front gross. Blank counts as 0.',
    BACK_GROSS: 'Sort by back gross. Blank counts as 0.',
    TOTAL_GROSS: 'Sort by front plus back gross.',
  } satisfies Record<DealOrder, string>,
);

@ArgsType()
export class DealsArgs extends ConnectionArgs {
  @Field(() => DealFilterInput, {
    nullable: true,
    description: 'Returns only the deals that match this filter; all deals if absent.',
  })
  where?: DealFilterInput | null;

  @Field(() => DealOrderEnum, { defaultValue: 'LOG_DAY', description: 'The sort order.' })
  orderBy!: DealOrder;
}

export const DealConnectionType = createConnectionType('Deal', 'deals', DealType);

const LIST = 'itemsAndList';

@InputType('DealFilter', {
  description:
    'A filter for deals. A deal must match every field that is set. A list can have up to 500 values, and a deal must match one of them: null matches blank or unassigned, and an empty list matches nothing.',
})
export class DealFilterInput {
  @Field(() => DayBoundsInput, {
    nullable: true,
    description:
      'The range of log days. A deal’s log day is its delivery date, or its added date if there is none. Sold deals count on this day.',
  })
  logDay?: DayBoundsInput | null;

  @Field(() => DayBoundsInput, { nullable: true, description: 'The range of delivery dates.' })
  deliveryDate?: DayBoundsInput | null;

  @Field(() => DayBoundsInput, { nullable: true, description: 'The range of added dates.' })
  addedDate?: DayBoundsInput | null;

  @Field(() => IntBoundsInput, { nullable: true, description: 'The range of deal numbers.' })
  number?: IntBoundsInput | null;

  @Field(() => MoneyBoundsInput, {
    nullable: true,
    description: 'The range of the whole deal’s front gross, in dollars.',
  })
  frontGross?: MoneyBoundsInput | null;

  @Field(() => MoneyBoundsInput, {
    nullable: true,
    description: 'The range of the whole deal’s back gross, in dollars.',
  })
  backGross?: MoneyBoundsInput | null;

  @Field(() => MoneyBoundsInput, {
    nullable: true,
    description: 'The range of the whole deal’s front plus back gross, in dollars.',
  })
  totalGross?: MoneyBoundsInput | null;

  @Field(() => [Int], {
    nullable: LIST,
    description:
      'Employee ids. A deal matches if it credits one of these employees as closer or additional salesperson; null matches uncredited deals. Totals then count only the matching credits: half for a split deal (rules.md, Hog).',
  })
  salespersonIds?: (number | null)[] | null;

  @Field(() => [Int], { nullable: LIST, description: 'Employee ids of the sales managers on the deal.' })
  salesManagerIds?: (number | null)[] | null;

  @Field(() => [Int], {
    nullable: LIST,
    description: 'Employee ids of the finance managers (F&I) on the deal.',
  })
  financeManagerIds?: (number | null)[] | null;

  @Field(() => [Int], {
    nullable: LIST,
    description:
      'Team ids from 1 (none) to 5 (HSE). A deal matches if it credits one of these teams: the final team on the deal, or the salesperson’s current team if there is none; null matches uncredited deals. Totals then count only the matching credits. If `salespersonIds` is also set, the same credit must match both.',
  })
  teams?: (number | null)[] | null;

  @Field(() => [CarTypeEnum], { nullable: LIST, description: 'Only deals with one of these car types.' })
  carTypes?: (CarType | null)[] | null;

  @Field(() => [TradeStatusEnum], {
    nullable: LIST,
    description: 'Only deals with one of these trade statuses.',
  })
  tradeStatuses?: (TradeStatus | null)[] | null;

  @Field(() => [DealStatusEnum], {
    nullable: LIST,
    description: 'Only deals with one of these deal statuses.',
  })
  dealStatuses?: (DealStatus | null)[] | null;

  @Field(() => [DeliveryStatusEnum], {
    nullable: LIST,
    description: 'Only deals with one of these delivery statuses.',
  })
  deliveryStatuses?: (DeliveryStatus | null)[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the deal is sold: it is delivered (DEL), is not DEAD and has a delivery date.',
  })
  isSold?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the deal is split: the closer and the additional salesperson are both set and are different people.',
  })
  isSplit?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether office staff checked the Updated? box.' })
  isUpdated?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether office staff checked the Confirmed? box.' })
  isConfirmed?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only deals with this text in the customer, stock number, vehicle or deal number, ignoring case, accents, and variants of apostrophes, dashes and spaces. Blank does not filter (rules.md, Hog).',
  })
  search?: string | null;
}
