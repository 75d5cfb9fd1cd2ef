import type { UpInput, UpSold, UpType } from '../../../generated/types';
import { formatClockTime } from '../../../lib/days/dates';
import { soldLabels, upTypeLabels } from '../../../lib/format/ups';
import { type CellSave, getDisplayedValue } from '../../../lib/mutations/cellSaves';
import type { DayUp } from '../newUps/newUp';

/** All values of a row, in the form in which they are sent. */
export type UpValues = {
  [Field in keyof UpInput]-?: Exclude<UpInput[Field], undefined>;
};
export type UpField = keyof UpValues;

/** Labels of the fields (up-log.md, Rows). */
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

export const toUpValues = (up: DayUp): UpValues => ({
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

/** Returns the values that a row shows: the stored values, with pending changes on top. */
export function getShownValues(up: DayUp, saves: readonly UpSave[]): UpValues {
  const values = toUpValues(up);
  const shownEntries = saves.map(save => {
    const field = save.cell.field as UpField;
    return [field, getDisplayedValue<UpValue, UpValue>({ value: values[field] }, save, value => value)];
  });
  return { ...values, ...Object.fromEntries(shownEntries) };
}

/**
 * Formats an entered value for display after its field label, such as ": “Smith”". Returns an empty text for
 * a person or a checkbox, which are quick to choose again.
 */
export function formatEntered(field: UpField, value: UpValue): string {
  if (typeof value !== 'string') return '';
  return `: ${value === '' ? 'cleared' : `“${formatValue(field, value)}”`}`;
}

function formatValue(field: UpField, value: string): string {
  if (field === 'upType') return upTypeLabels[value as UpType];
  if (field === 'sold') return soldLabels[value as UpSold];
  return field === 'timeUp' ? formatClockTime(value) : value;
}
