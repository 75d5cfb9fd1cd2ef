import type { UpInput } from '../../../generated/types';
import type { Day } from '../../../lib/days/dates';
import type { UpFieldsFragment } from '../upLog.generated';

/** A new up as it is typed, until the store has it: one entry, whatever becomes of the line. */
export type NewUp = {
  /** Under which the store adds it once (decision 222). */
  key: string;
  day: Day;
  input: UpInput;
  /** Whether `input` may have arrived: it is then sent again as it is. */
  isSent?: boolean;
  /** Typed since: sent as a change of the row. */
  later?: UpInput;
};

/** The up with a field changed. @param isKnown whether the store is known to have it, or may */
export const withField = (up: NewUp, field: UpInput, isKnown: boolean): NewUp =>
  isKnown
    ? { ...up, later: { ...up.later, ...field } }
    : { ...up, input: { ...up.input, ...up.later, ...field }, later: {} };

/** What was typed into it. */
export const typedInto = ({ input, later }: NewUp): UpInput => ({ ...input, ...later });

/** The row that stands for a new up in its day: what was typed is laid over it. Its number is no id of the store. */
export const blankRow = (row: number): UpFieldsFragment => ({
  id: row,
  displayOrder: 0,
  salesperson: null,
  timeUp: null,
  upType: null,
  turnedTo: null,
  managerInto: null,
  customerName: '',
  notes: '',
  isBdcUp: false,
  isTestDrive: false,
  isWriteUp: false,
  sold: null,
});

/** Whether the store has it not yet, so that nothing can be linked to it. */
export const isUnstored = (row: number): boolean => row < 0;

/** A UUID; `crypto.randomUUID` is only there on encrypted lines. */
export function newKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

let last = 0;

/** The number of a new row: below zero, and lower than those before it, also of earlier visits. */
export function nextRow(): number {
  last = Math.min(last - 1, -(Date.now() * 1_000 + Math.floor(Math.random() * 1_000)));
  return last;
}
