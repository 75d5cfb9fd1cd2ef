import type { UpInput } from '../../../generated/types';
import type { Day } from '../../../lib/days/dates';
import type { UpFieldsFragment } from '../upLog.generated';

/** A new up as it is typed, until the server has stored it. */
export type NewUp = {
  /** The UUID under which the server adds it once; the key of its row for good (decision 222). */
  key: string;
  day: Day;
  /** In milliseconds since 1970; orders the new ups of this browser. */
  takenAt: number;
  input: UpInput;
  /** Whether `input` may have arrived: it is then sent again unchanged. */
  isSent?: boolean;
  /** Typed since: sent as a change of the row. */
  later?: UpInput;
};

/** A row of a day: stored, or a new up that has no id yet. */
export type DayUp = Omit<UpFieldsFragment, 'id'> & { id: number | null };

/** Returns the up with a field changed. @param isKnown whether the server has stored it, or may have */
export const withField = (up: NewUp, field: UpInput, isKnown: boolean): NewUp =>
  isKnown
    ? { ...up, later: { ...up.later, ...field } }
    : { ...up, input: { ...up.input, ...up.later, ...field }, later: {} };

/** Returns everything that was typed into a new up. */
export const typedInto = ({ input, later }: NewUp): UpInput => ({ ...input, ...later });

/** Builds the empty row that shows a new up in its day; what was typed is shown over it. */
export const blankRow = (key: string): DayUp => ({
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

let last = 0;

/** Creates a new up. `crypto.randomUUID` would exist on encrypted connections only. */
export function newUp(day: Day, input: UpInput = {}): NewUp {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const key = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  last = Math.max(last + 1, Date.now());
  return { key: key.join('-'), day, takenAt: last, input };
}
