import { fieldDescriptions } from '../../../../generated/rules/fieldDescriptions';
import type { Header } from '../../../../lib/format/header';
import { fieldLabels, type UpField } from '../upSaves';

/** Descriptions for fields that share their name with a deal field but differ in meaning. */
const upDescriptions: Partial<Record<UpField, string>> = {
  customerName: 'The customer’s name.',
  notes: 'Other details about the customer or the visit.',
};

/** Headers of the columns of an up row, by field. */
export const upRowHeaders = (Object.keys(fieldLabels) as UpField[]).map((field): [UpField, Header] => [
  field,
  { label: fieldLabels[field], description: upDescriptions[field] ?? fieldDescriptions[field] },
]);
