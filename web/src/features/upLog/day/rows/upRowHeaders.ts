import { fieldSays } from '../../../../generated/rules/fieldSays';
import type { Header } from '../../../../lib/values/header';
import { fieldLabels, type UpField } from '../upSaves';

/** What the fields of deals of the same names would say. */
const ofUps: Partial<Record<UpField, string>> = {
  customerName: 'Who came in.',
  notes: 'Whatever else is to be known.',
};

/** The columns of an up's row, by their fields. */
export const upRowHeaders = (Object.keys(fieldLabels) as UpField[]).map((field): [UpField, Header] => [
  field,
  { head: fieldLabels[field], says: ofUps[field] ?? fieldSays[field] },
]);
