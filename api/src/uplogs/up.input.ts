import { z } from 'zod';
import { flag, lineOfText, noteText, oneOf, optionalId } from '../input/fields.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../rules/upValues.ts';

const MUST_BE_TIME = 'must be empty or a time as HH:mm, from 00:00 to 23:59';

const timeOfDay = z.union(
  [
    z.union([z.null(), z.literal('')]).transform(() => null),
    z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, MUST_BE_TIME),
  ],
  MUST_BE_TIME,
);

/** What each field of an up accepts. REST and GraphQL name the fields their way and read them by these. */
export const upFields = {
  employeeId: optionalId,
  turnedToId: optionalId,
  managerIntoId: optionalId,
  timeUp: timeOfDay,
  upType: oneOf(UP_TYPES),
  customerName: lineOfText,
  notes: noteText,
  isBdcUp: flag,
  isTestDrive: flag,
  isWriteUp: flag,
  sold: oneOf(UP_SOLD_VALUES),
};

/** The fields of an up as GraphQL sends them: only those that were named. */
export const upForm = z.object(upFields).partial().transform(named);

export type UpFields = z.output<typeof upForm>;

function named<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
