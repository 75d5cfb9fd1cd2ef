import type { UpFieldsFragment, UpInput, UpSold, UpType } from '../../generated/graphql';
import { clockTime } from '../../lib/dates';
import { soldLabels, upTypeLabels } from '../../lib/upValues';

/** The values of a row as they are sent, all of them known. */
export type UpValues = {
  [Field in keyof UpInput]-?: Exclude<UpInput[Field], undefined>;
};
export type UpField = keyof UpValues;

/** What the fields are called (up-log.md, Rows). */
export const fieldLabels: Record<UpField, string> = {
  employeeId: 'Salesperson',
  timeUp: 'Time Up',
  upType: 'Type',
  turnedToId: 'Turned To',
  managerIntoId: 'Manager',
  customerName: 'Customer',
  notes: 'Notes',
  isBdcUp: 'BDC up?',
  isTestDrive: 'Test drive?',
  isWriteUp: 'Write up?',
  sold: 'Sold',
};

export const valuesOf = (up: UpFieldsFragment): UpValues => ({
  employeeId: up.salesperson?.id ?? null,
  timeUp: up.timeUp,
  upType: up.upType,
  turnedToId: up.turnedTo?.id ?? null,
  managerIntoId: up.managerInto?.id ?? null,
  customerName: up.customerName,
  notes: up.notes,
  isBdcUp: up.isBdcUp,
  isTestDrive: up.isTestDrive,
  isWriteUp: up.isWriteUp,
  sold: up.sold,
});

export type UpValue = UpValues[UpField];

/** How the last change of one field is doing. A refused one shows the old value again and keeps what was wanted. */
export type FieldSave =
  | { status: 'saving'; value: UpValue }
  | { status: 'saved' }
  | { status: 'failed'; value: UpValue; sentence: string };

export type RowSaves = { readonly [Field in UpField]?: FieldSave };
export type Saves = Readonly<Record<number, RowSaves>>;

export type SaveEvent = { id: number; field: UpField } & (
  | { kind: 'sent'; value: UpValue }
  | { kind: 'kept' }
  | { kind: 'refused'; value: UpValue; sentence: string }
  | { kind: 'forgotten' }
);

export function savesAfter(saves: Saves, event: SaveEvent): Saves {
  const { [event.field]: _before, ...others } = saves[event.id] ?? {};
  const row = { ...others, ...saveOf(event) };
  const { [event.id]: _row, ...otherRows } = saves;
  return Object.keys(row).length > 0 ? { ...otherRows, [event.id]: row } : otherRows;
}

function saveOf(event: SaveEvent): RowSaves {
  switch (event.kind) {
    case 'sent':
      return { [event.field]: { status: 'saving', value: event.value } };
    case 'kept':
      return { [event.field]: { status: 'saved' } };
    case 'refused':
      return { [event.field]: { status: 'failed', value: event.value, sentence: event.sentence } };
    case 'forgotten':
      return {};
  }
}

/** What the row shows: the server's values, and over them what is on its way there. */
export function shownValues(up: UpFieldsFragment, saves: RowSaves | undefined): UpValues {
  const values = valuesOf(up);
  if (!saves) return values;
  const onTheWay = Object.entries(saves).flatMap(([field, save]) =>
    save.status === 'saving' ? [[field, save.value]] : [],
  );
  return { ...values, ...Object.fromEntries(onTheWay) };
}

/** The changes of a row that were refused: what was wanted, and why not. */
export function failedFields(saves: RowSaves | undefined) {
  return (Object.entries(saves ?? {}) as [UpField, FieldSave | undefined][]).flatMap(([field, save]) =>
    save?.status === 'failed' ? [{ field, value: save.value, sentence: save.sentence }] : [],
  );
}

/** What was wanted, behind the field's name: ": “Smith”". Nothing for a person or a tick, which are quick to choose again. */
export function quoted(field: UpField, value: UpValue): string {
  if (typeof value !== 'string') return '';
  return `: ${value === '' ? 'emptied' : `“${wordsOf(field, value)}”`}`;
}

function wordsOf(field: UpField, value: string): string {
  if (field === 'upType') return upTypeLabels[value as UpType];
  if (field === 'sold') return soldLabels[value as UpSold];
  return field === 'timeUp' ? clockTime(value) : value;
}
