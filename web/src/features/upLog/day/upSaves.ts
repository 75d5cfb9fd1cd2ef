import type { UpInput, UpSold, UpType } from '../../../generated/types';
import { clockTime } from '../../../lib/days/dates';
import { type CellSave, shownIn } from '../../../lib/saves/cellSaves';
import { soldLabels, upTypeLabels } from '../../../lib/values/upValues';
import type { DayUp } from '../newUps/newUp';

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

export const valuesOf = (up: DayUp): UpValues => ({
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

export type UpSave = CellSave<UpValue, UpValue>;

export const isUpField = (field: string): field is UpField => field in fieldLabels;

/** What a row shows: the server's values, and over them what is on its way there. */
export function shownValues(up: DayUp, saves: readonly UpSave[]): UpValues {
  const values = valuesOf(up);
  const shown = saves.map(save => {
    const field = save.cell.field as UpField;
    return [field, shownIn<UpValue, UpValue>({ value: values[field] }, save, value => value)];
  });
  return { ...values, ...Object.fromEntries(shown) };
}

/** What was entered, behind the field's name: ": “Smith”". Nothing for a person or a tick, which are quick to choose again. */
export function quoted(field: UpField, value: UpValue): string {
  if (typeof value !== 'string') return '';
  return `: ${value === '' ? 'emptied' : `“${wordsOf(field, value)}”`}`;
}

function wordsOf(field: UpField, value: string): string {
  if (field === 'upType') return upTypeLabels[value as UpType];
  if (field === 'sold') return soldLabels[value as UpSold];
  return field === 'timeUp' ? clockTime(value) : value;
}
