import { z } from 'zod';
import { flag, id, typedMoney } from '../../platform/input/fields.ts';
import { createFormSchema, getInputSchemas, omitUndefined } from '../../platform/rest/entityFields.ts';
import { formFields } from './deal.fields.ts';

export const EMPTY_DEAL_ID_MESSAGE = 'Deal ID is empty, please add one before submitting';

export const dealNumber = id;
export const gross = typedMoney;
export const reviewFlag = flag;

/** Parses the deal form of GraphQL. It keeps only the fields that were sent. */
export const dealForm = createFormSchema(formFields);

/** Fields of the deal form that were sent. */
export type DealFormFields = z.output<typeof dealForm>;

/** Parses one of several new deals: its number and its fields. */
export const newDealForm = z
  .object({ number: dealNumber, ...z.object(getInputSchemas(formFields)).partial().shape })
  .transform(({ number, ...fields }) => ({ number, fields: omitUndefined(fields) }));

export type ParsedNewDeal = z.output<typeof newDealForm>;
