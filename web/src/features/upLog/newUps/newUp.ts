import type { UpInput } from '../../../generated/types';
import type { Day } from '../../../lib/days/dates';
import type { UpFieldsFragment } from '../upLog.generated';

/** New up as typed, until the server has stored it. */
export type NewUp = {
  /**
   * UUID of the up, so that the server adds it only once. It remains the key of the row (docs/adr/up-log.md).
   */
  key: string;
  day: Day;
  /** Milliseconds since 1970. Orders the new ups of this browser. */
  takenAt: number;
  input: UpInput;
  /** True if the server may have received `input`. The same input is then sent again. */
  isSent?: boolean;
  /** Values that were typed after the first attempt. They are sent as a change of the row. */
  later?: UpInput;
};

/** Row of a day: stored, or a new up without an id. */
export type DayUp = Omit<UpFieldsFragment, 'id'> & { id: number | null };

/**
 * Returns the up with a field changed.
 * @param mayBeStored whether the server has stored the up, or may have
 */
export const withField = (up: NewUp, field: UpInput, mayBeStored: boolean): NewUp =>
  mayBeStored
    ? { ...up, later: { ...up.later, ...field } }
    : { ...up, input: { ...up.input, ...up.later, ...field }, later: {} };

/** Returns all values that were typed into a new up. */
export const getTypedValues = ({ input, later }: NewUp): UpInput => ({ ...input, ...later });

/** Builds the empty row that shows a new up in its day. The typed values are shown on top of it. */
export const buildBlankRow = (key: string): DayUp => ({
  id: null,
  key,
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

let lastTakenAt = 0;

/** Creates a new up. Does not use `crypto.randomUUID`, which exists on encrypted connections only. */
export function createNewUp(day: Day, input: UpInput = {}): NewUp {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const key = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  lastTakenAt = Math.max(lastTakenAt + 1, Date.now());
  return { key: key.join('-'), day, takenAt: lastTakenAt, input };
}
