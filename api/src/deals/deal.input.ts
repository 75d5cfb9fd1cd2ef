import { z } from 'zod';
import {
  day,
  flag,
  id,
  lineOfText,
  noteText,
  oneOf,
  optionalDay,
  optionalId,
  typedMoney,
} from '../input/fields.ts';
import { CAR_TYPES, DEAL_STATUSES, DELIVERY_STATUSES, TRADE_STATUSES } from '../rules/dealValues.ts';

export const EMPTY_DEAL_ID = 'Deal ID is empty, please add one before submitting';

/** What each field of the deal form accepts. REST and GraphQL name the fields their way and read them by these. */
export const dealFields = {
  salesManagerId: optionalId,
  finManagerId: optionalId,
  closerId: optionalId,
  additionalId: optionalId,
  customerName: lineOfText,
  carInfo: lineOfText,
  stockNum: lineOfText,
  carType: oneOf(CAR_TYPES),
  tradeStatus: oneOf(TRADE_STATUSES),
  dealStatus: oneOf(DEAL_STATUSES),
  deliveryStatus: oneOf(DELIVERY_STATUSES),
  deliveryDate: optionalDay,
  addedDate: day,
  notes: noteText,
};

export const dealNumber = id;
export const gross = typedMoney;
export const reviewFlag = flag;

/** The deal form as GraphQL sends it: only the fields that were named. */
export const dealForm = z.object(dealFields).partial().transform(named);

/** The fields of the deal form, each only when it was named. */
export type DealFields = z.output<typeof dealForm>;

/** One of several new deals: its number among its fields. */
export const newDeal = z
  .object({ number: dealNumber, ...z.object(dealFields).partial().shape })
  .transform(({ number, ...fields }) => ({ number, fields: named(fields) }));

export type NewDeal = z.output<typeof newDeal>;

function named<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
