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
  responseSchema: z.string().nullable().meta({ description: 'HH:mm, or null if not set.' }),
  toRest: (value: string | null) => value,
} as const;

/**
 * Every field of an up that people type into a row (up-log.md, Rows). Columns, rows, REST names and shapes,
 * accepted input and GraphQL descriptions derive from this table. `UpEntryType` and `UpInput` do not compile
 * when they miss one of these fields.
 */
export const upFields = {
  employeeId: { ...personKind, column: 'employee_id', description: 'The salesperson on the up.' },
  turnedToId: {
    ...personKind,
    column: 'turned_to_id',
    description: 'Turned To: the salesperson who took over the customer.',
  },
  managerIntoId: { ...personKind, column: 'manager_into_id', description: 'The manager who went in.' },
  timeUp: {
    ...timeKind,
    column: 'time_up',
    description: 'The time when the customer came in, in store time, as HH:mm from 00:00 to 23:59.',
    screenDescription: 'The time when the customer came in.',
  },
  upType: {
    ...choiceKind(UP_TYPES),
    column: 'up_type',
    description: 'The type of up. Null means blank.',
    screenDescription: 'How the customer came in: Fresh Up, Appointment, Service Cust and so on.',
  },
  customerName: {
    ...lineKind,
    column: 'customer_name',
    description: 'The customer’s name as typed, at most 200 characters.',
  },
  notes: { ...notesKind, column: 'notes', description: 'Notes, at most 5,000 characters.' },
  isBdcUp: {
    ...flagKind,
    column: 'is_bdc_up',
    rest: 'bdc_up',
    description: 'Whether the BDC brought the customer in (BDC Up?). It cannot be null.',
    screenDescription: 'The BDC brought this customer in.',
  },
  isTestDrive: {
    ...flagKind,
    column: 'is_test_drive',
    rest: 'test_drive',
    description: 'Whether the customer took a test drive (Test Drive?). It cannot be null.',
    screenDescription: 'The customer took a test drive.',
  },
  isWriteUp: {
    ...flagKind,
    column: 'is_write_up',
    rest: 'write_up',
    description: 'Whether the customer was written up (Write Up?). It cannot be null.',
    screenDescription: 'The customer got as far as a written offer.',
  },
  sold: {
    ...choiceKind(UP_SOLD_VALUES),
    column: 'sold',
    description: 'Whether the customer bought (Sold?). Null is shown as "?" and does not mean No.',
    screenDescription:
      'Whether the customer bought. “?” means not known yet. OAC = on approved credit, ORD = ordered.',
  },
} as const satisfies EntityFields;

/** Values of these fields in a row that a reader gets. */
export type UpFieldsRow = EntityRow<typeof upFields>;

/** Fields of an up as GraphQL sends them, before parsing. */
export type UpFormInput = EntityInput<typeof upFields>;

/** Parses the fields of an up from GraphQL. Returns only the fields that were sent. */
export const upFormSchema = createFormSchema(upFields);

export type UpFormFields = z.output<typeof upFormSchema>;
