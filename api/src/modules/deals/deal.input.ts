import { z } from 'zod';
import { flag, id, typedMoney } from '../../platform/input/fields.ts';
import { createFormSchema, getInputSchemas, omitUndefined } from '../../platform/rest/entityFields.ts';
import { formFields } from './deal.fields.ts';

export const EMPTY_DEAL_ID_MESSAGE = 'Deal ID is empty, please add one before submitting';

export const dealNumberSchema = id;
export const grossSchema = typedMoney;
export const reviewFlagSchema = flag;

/** Parses the deal form of GraphQL. Returns only the fields that were sent. */
export const dealFormSchema = createFormSchema(formFields);

/** Fields of the deal form that were sent. */
export type DealFormFields = z.output<typeof dealFormSchema>;

/** Parses one new deal of a request with several new deals: its number and its fields. */
export const newDealSchema = z
  .object({ number: dealNumberSchema, ...z.object(getInputSchemas(formFields)).partial().shape })
  .transform(({ number, ...fields }) => ({ number, fields: omitUndefined(fields) }));

export type ParsedNewDeal = z.output<typeof newDealSchema>;
