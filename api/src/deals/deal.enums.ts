import { registerEnumType } from 'type-graphql';
import { HOW_VALUES_ARE_TOLD } from '../history/valueInWords.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../rules/deals/dealValues.ts';
import { dealFields } from './deal.fields.ts';
import { RECORDED_FIELDS } from './deal.history.ts';

/** GraphQL names cannot hold a space; the values are those that people see and REST sends. */
export const CarTypeEnum = { NEW: 'New', USED: 'Used', CERT: 'Cert' } as const satisfies Record<
  string,
  CarType
>;

export const DealStatusEnum = {
  HOGGED: 'HOGGED',
  IN_FINANCE: 'IN FINANCE',
  DEAD: 'DEAD',
} as const satisfies Record<string, DealStatus>;

export const DeliveryStatusEnum = { DEL: 'DEL', TBA: 'TBA', OAC: 'OAC' } as const satisfies Record<
  string,
  DeliveryStatus
>;

export const TradeStatusEnum = {
  TRADE: 'TRADE',
  TRADE_X2: 'TRADE X2',
  NO_TRADE: 'NO TRADE',
} as const satisfies Record<string, TradeStatus>;

registerEnumType(CarTypeEnum, {
  name: 'CarType',
  description: 'What kind of car was sold.',
  valuesConfig: {
    NEW: { description: 'New: the only type that counts as new.' },
    USED: { description: 'Used.' },
    CERT: { description: 'Certified: counts as used, and as certified (an "of which").' },
  },
});

registerEnumType(DealStatusEnum, {
  name: 'DealStatus',
  description: 'Where the paperwork stands; any value may follow any other.',
  valuesConfig: {
    HOGGED: { description: 'Gross is final.' },
    IN_FINANCE: { description: 'With the finance manager. Shown as IN FINANCE.' },
    DEAD: { description: 'Fell through: never counts as sold.' },
  },
});

registerEnumType(DeliveryStatusEnum, {
  name: 'DeliveryStatus',
  description: 'Where the car stands; any value may follow any other.',
  valuesConfig: {
    DEL: { description: 'Delivered: with a delivery date, and not DEAD, the deal is sold.' },
    TBA: { description: 'Delivery to be arranged.' },
    OAC: { description: 'On approved credit: not delivered yet.' },
  },
});

registerEnumType(TradeStatusEnum, {
  name: 'TradeStatus',
  description: 'Whether the customer traded cars in.',
  valuesConfig: {
    TRADE: { description: 'One car: counts 1 in the trade %.' },
    TRADE_X2: { description: 'Two cars: counts 2 in the trade %. Shown as TRADE X2.' },
    NO_TRADE: { description: 'None. Shown as NO TRADE.' },
  },
});

registerEnumType(RECORDED_FIELDS, {
  name: 'DealField',
  description: `A field of a deal whose changes are recorded. ${HOW_VALUES_ARE_TOLD}`,
  valuesConfig: Object.fromEntries(
    Object.entries(RECORDED_FIELDS).map(([name, field]) => [
      name,
      { description: dealFields[field].description },
    ]),
  ),
});
