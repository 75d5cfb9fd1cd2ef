import type { RecordedField } from '../../../generated/types';
import type { CellHistoryQuery } from './whoTyped.generated';

/** A field that a cell shows. Cells with several fields have a label for each. */
export type CellHistoryField = { field: RecordedField; label?: string };

/** The cells that do not show exactly one field. */
const fieldsByCell: Readonly<Record<string, readonly CellHistoryField[]>> = {
  totalGross: [
    { field: 'FRONT_GROSS', label: 'Front Gross' },
    { field: 'BACK_GROSS', label: 'Back Gross' },
  ],
  logDay: [
    { field: 'DELIVERY_DATE', label: 'Delivery Date' },
    { field: 'ADDED_DATE', label: 'Added Date' },
  ],
  review: [
    { field: 'IS_UPDATED', label: 'Updated?' },
    { field: 'IS_CONFIRMED', label: 'Confirmed?' },
  ],
  // The open items depend on the whole deal.
  age: [],
  toDo: [],
};

/**
 * Returns the fields that a cell shows, by the name of its column or of its field: `frontGross`,
 * `FRONT_GROSS`.
 */
export function listCellFields(name: string): readonly CellHistoryField[] {
  const isHistoryName = name === name.toUpperCase();
  const field = isHistoryName ? name : name.replace(/[A-Z]/g, '_$&').toUpperCase();
  return fieldsByCell[name] ?? [{ field: field as RecordedField }];
}

type HistoryChange = CellHistoryQuery['dealHistory'][number];

/**
 * Returns the newest change of a field; undefined if it never changed. The history starts with the newest
 * change.
 */
export const findLastChange = (history: readonly HistoryChange[], field: RecordedField): HistoryChange | undefined =>
  history.find(({ fields }) => fields.some(each => each.field === field));
