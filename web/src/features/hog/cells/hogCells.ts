import type { DealField } from '../../../generated/types';
import type { EditableCell } from '../../../lib/mutations/cellSaves';
import { type GrossField, grossLabels } from '../gross/gross';
import { type ReviewField, reviewLabels } from '../review/review';

/** Field of a deal that can be edited in the list. */
export type HogField = GrossField | ReviewField;

const cellLabels: Record<HogField, string> = { ...grossLabels, ...reviewLabels };

/** Formats the label of a cell, such as "Front Gross of deal 1042". */
export const formatCellName = ({ row, field }: EditableCell<HogField>): string =>
  `${cellLabels[field]} of deal ${row}`;

/** GraphQL names of the fields. */
export const graphqlFieldNames: Record<HogField, DealField> = {
  frontGross: 'FRONT_GROSS',
  backGross: 'BACK_GROSS',
  isUpdated: 'IS_UPDATED',
  isConfirmed: 'IS_CONFIRMED',
};
