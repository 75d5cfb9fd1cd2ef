import { registerEnumType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { HISTORY_VALUES_DESCRIPTION } from '../../platform/history/formatHistoryText.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../../rules/deals/dealValues.ts';
import { dealFields } from './deal.fields.ts';
import { RECORDED_FIELDS } from './deal.history.ts';

/** GraphQL names cannot contain a space. The values are the texts that people see and that REST sends. */
export const CarTypeEnum = defineEnum('CarType', 'What kind of car was sold.', {
  NEW: ['New', 'New: the only type that counts as new.'],
  USED: ['Used', 'Used.'],
  CERT: ['Cert', 'Certified: counts as used, and as certified (an "of which").'],
} satisfies Record<string, readonly [CarType, string]>);

export const DealStatusEnum = defineEnum(
  'DealStatus',
  'Where the paperwork stands; any value may follow any other.',
  {
    HOGGED: ['HOGGED', 'Gross is final.'],
    IN_FINANCE: ['IN FINANCE', 'With the finance manager. Shown as IN FINANCE.'],
    DEAD: ['DEAD', 'Fell through: never counts as sold.'],
  } satisfies Record<string, readonly [DealStatus, string]>,
);

export const DeliveryStatusEnum = defineEnum(
  'DeliveryStatus',
  'Where the car stands; any value may follow any other.',
  {
    DEL: 'Delivered: with a delivery date, and not DEAD, the deal is sold.',
    TBA: 'Delivery to be arranged.',
    OAC: 'On approved credit: not delivered yet.',
  } satisfies Record<DeliveryStatus, string>,
);

export const TradeStatusEnum = defineEnum('TradeStatus', 'Whether the customer traded cars in.', {
  TRADE: ['TRADE', 'One car: counts 1 in the trade %.'],
  TRADE_X2: ['TRADE X2', 'Two cars: counts 2 in the trade %. Shown as TRADE X2.'],
  NO_TRADE: ['NO TRADE', 'None. Shown as NO TRADE.'],
} satisfies Record<string, readonly [TradeStatus, string]>);

registerEnumType(RECORDED_FIELDS, {
  name: 'DealField',
  description: `A field of a deal whose changes are recorded. ${HISTORY_VALUES_DESCRIPTION}`,
  valuesConfig: Object.fromEntries(
    Object.entries(RECORDED_FIELDS).map(([name, field]) => [
      name,
      { description: dealFields[field].description },
    ]),
  ),
});
