import { z } from 'zod';
import {
  createFormSchema,
  type EntityFields,
  type EntityInput,
  type EntityRow,
} from '../../platform/rest/entityFields.ts';
import { choiceKind, flagKind, lineKind, notesKind, personKind } from '../../platform/rest/fieldKinds.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../../rules/ups/upValues.ts';

const MUST_BE_TIME = 'must be empty or a time as HH:mm, from 00:00 to 23:59';

const timeKind = {
  ...lineKind,
  kind: 'time',
  blank: null,
  accepts: z.union(
    [
      z.union([z.null(), z.literal('')]).transform(() => null),
      z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, MUST_BE_TIME),
    ],
    MUST_BE_TIME,
  ),
  responseSchema: z.string().nullable().meta({ description: 'HH:mm, or null.' }),
  toRest: (value: string | null) => value,
} as const;

/**
 * Every field of an up that people type into a row (up-log.md, Rows). Columns, rows, REST names and shapes,
 * accepted input and GraphQL descriptions derive from this table. `UpEntryType` and `UpInput` do not compile
 * when they miss one of these fields.
 */
export const upFields = {
  employeeId: { ...personKind, column: 'employee_id', description: 'Whose up it is.' },
  turnedToId: {
    ...personKind,
    column: 'turned_to_id',
    description: 'Turned To: who took the customer over.',
  },
  managerIntoId: { ...personKind, column: 'manager_into_id', description: 'The manager who went in.' },
  timeUp: {
    ...timeKind,
    column: 'time_up',
    description: 'HH:mm on the store’s clock, from 00:00 to 23:59.',
    screenDescription: 'When the customer came.',
  },
  upType: {
    ...choiceKind(UP_TYPES),
    column: 'up_type',
    description: 'Its type; null is blank.',
    screenDescription: 'How the customer came: Fresh Up, Appointment, Service Cust and others.',
  },
  customerName: {
    ...lineKind,
    column: 'customer_name',
    description: 'The customer, as typed, at most 200 characters.',
  },
  notes: { ...notesKind, column: 'notes', description: 'Free notes, at most 5,000 characters.' },
  isBdcUp: {
    ...flagKind,
    column: 'is_bdc_up',
    rest: 'bdc_up',
    description: 'BDC Up?; it cannot be emptied.',
    screenDescription: 'Whether the BDC, who make appointments, brought the customer.',
  },
  isTestDrive: {
    ...flagKind,
    column: 'is_test_drive',
    rest: 'test_drive',
    description: 'Test Drive?; it cannot be emptied.',
    screenDescription: 'Whether the customer drove a car.',
  },
  isWriteUp: {
    ...flagKind,
    column: 'is_write_up',
    rest: 'write_up',
    description: 'Write Up?; it cannot be emptied.',
    screenDescription: 'Whether it came as far as an offer in writing.',
  },
  sold: {
    ...choiceKind(UP_SOLD_VALUES),
    column: 'sold',
    description: 'Sold?; null is "?", which is not No.',
    screenDescription:
      'Whether the customer bought; “?” is not known yet, which is not No. OAC is on approved credit, ORD is ordered.',
  },
} as const satisfies EntityFields;

/** Values of these fields in a row that a reader gets. */
export type UpFieldsRow = EntityRow<typeof upFields>;

/** Fields of an up as GraphQL sends them, before parsing. */
export type UpFormInput = EntityInput<typeof upFields>;

/** Parses the fields of an up from GraphQL. Returns only the fields that were sent. */
export const upFormSchema = createFormSchema(upFields);

export type UpFormFields = z.output<typeof upFormSchema>;
