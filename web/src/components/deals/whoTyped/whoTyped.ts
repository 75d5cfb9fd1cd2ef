import type { RecordedField } from '../../../generated/types';
import type { WhoTypedQuery } from './whoTyped.generated';

/** A field that a cell shows; a cell of several names each. */
export type ShownField = { field: RecordedField; label?: string };

/** What the cells show that are no field by themselves. */
const cells: Readonly<Record<string, readonly ShownField[]>> = {
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
  // What is open follows from the whole deal.
  age: [],
  toDo: [],
};

/** The fields that a cell shows, by the name of its column or of its field: `frontGross`, `FRONT_GROSS`. */
export function fieldsOfCell(name: string): readonly ShownField[] {
  const isHistoryName = name === name.toUpperCase();
  const field = isHistoryName ? name : name.replace(/[A-Z]/g, '_$&').toUpperCase();
  return cells[name] ?? [{ field: field as RecordedField }];
}

type Change = WhoTypedQuery['dealHistory'][number];

/** The change that made a field what it is; undefined when there is none. The newest change comes first. */
export const lastChangeOf = (history: readonly Change[], field: RecordedField): Change | undefined =>
  history.find(({ fields }) => fields.some(each => each.field === field));
