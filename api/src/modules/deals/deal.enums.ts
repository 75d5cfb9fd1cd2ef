import { registerEnumType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { HISTORY_VALUES_DESCRIPTION } from '../../platform/history/formatHistoryText.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../../rules/deals/dealValues.ts';
import { dealFields } from './deal.fields.ts';
import { RECORDED_FIELDS } from './deal.history.ts';

/** GraphQL names cannot contain a space. The values are the texts that people see and that REST sends. */
export const CarTypeEnum = defineEnum('CarType', 'The type of car.', {
  NEW: ['New', 'New. The only type that counts as new.'],
  USED: ['Used', 'Used.'],
  CERT: ['Cert', 'Certified. Counts as used, and also separately as certified (an "of which").'],
} satisfies Record<string, readonly [CarType, string]>);

export const DealStatusEnum = defineEnum(
  'DealStatus',
  'The status of the paperwork. Any change of status is allowed.',
  {
    HOGGED: ['HOGGED', 'The gross has been reviewed.'],
    IN_FINANCE: ['IN FINANCE', 'With the finance manager. Shown as IN FINANCE.'],
    DEAD: ['DEAD', 'Fell through. Never counts as sold.'],
  } satisfies Record<string, readonly [DealStatus, string]>,
);

export const DeliveryStatusEnum = defineEnum(
  'DeliveryStatus',
  'The status of the delivery. Any change of status is allowed.',
  {
    DEL: 'Delivered. The deal is sold if it also has a delivery date and is not DEAD.',
    TBA: 'To be announced: the delivery date is not known yet.',
    OAC: 'On approved credit. Not delivered yet.',
  } satisfies Record<DeliveryStatus, string>,
);

export const TradeStatusEnum = defineEnum('TradeStatus', 'The customer’s trade-ins.', {
  TRADE: ['TRADE', 'One trade-in. Counts as 1 in the trade %.'],
  TRADE_X2: ['TRADE X2', 'Two trade-ins. Counts as 2 in the trade %. Shown as TRADE X2.'],
  NO_TRADE: ['NO TRADE', 'No trade-in. Shown as NO TRADE.'],
} satisfies Record<string, readonly [TradeStatus, string]>);

registerEnumType(RECORDED_FIELDS, {
  name: 'DealField',
  description: `A deal field that has a history. ${HISTORY_VALUES_DESCRIPTION}`,
  valuesConfig: Object.fromEntries(
    Object.entries(RECORDED_FIELDS).map(([name, field]) => [
      name,
      { description: dealFields[field].description },
    ]),
  ),
});
