import { z } from 'zod';
import { flag, id, typedMoney } from '../platform/input/fields.ts';
import { getInputSchemas, createFormSchema, omitUndefined } from '../platform/rest/entityFields.ts';
import { formFields } from './deal.fields.ts';

export const EMPTY_DEAL_ID = 'Deal ID is empty, please add one before submitting';

export const dealNumber = id;
export const gross = typedMoney;
export const reviewFlag = flag;

/** The deal form as GraphQL sends it: only the fields that were named. */
export const dealForm = createFormSchema(formFields);

/** The fields of the deal form, each only when it was named. */
export type DealFields = z.output<typeof dealForm>;

/** One of several new deals: its number among its fields. */
export const newDeal = z
  .object({ number: dealNumber, ...z.object(getInputSchemas(formFields)).partial().shape })
  .transform(({ number, ...fields }) => ({ number, fields: omitUndefined(fields) }));

export type NewDeal = z.output<typeof newDeal>;
