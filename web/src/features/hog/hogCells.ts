import type { DealField } from '../../generated/types';
import type { Cell } from '../../lib/saves/cellSaves';
import { type GrossField, grossLabels } from './gross/gross';
import { type ReviewField, reviewLabels } from './review/review';

/** A field of a deal that is changed in the list. */
export type HogField = GrossField | ReviewField;

const labels: Record<HogField, string> = { ...grossLabels, ...reviewLabels };

/** "Front Gross of deal 1042". */
export const cellName = ({ row, field }: Cell<HogField>): string => `${labels[field]} of deal ${row}`;

/** The names that the server gives the fields. */
export const dealFields: Record<HogField, DealField> = {
  frontGross: 'FRONT_GROSS',
  backGross: 'BACK_GROSS',
  isUpdated: 'IS_UPDATED',
  isConfirmed: 'IS_CONFIRMED',
};
