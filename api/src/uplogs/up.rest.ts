import { z } from 'zod';
import type { Employees } from '../employees/employee.query.ts';
import { bodyOf, id, optionalId } from '../input/fields.ts';
import { shownDay, shownFlag, shownId, shownName, shownPerson, shownTeam } from '../rest/answerFields.ts';
import { restFields } from '../rest/fieldNames.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../rules/upValues.ts';
import { upFields } from './up.input.ts';
import type { UpView } from './up.query.ts';
import type { LoggedUpRow, UpRow } from './up.row.ts';
import type { UpStatsRows } from './upStats.query.ts';

/** The names that REST clients know the fields of an up by, and ours (brief §7). */
const rowForm = restFields(upFields, {
  employee_id: 'employeeId',
  turned_to_id: 'turnedToId',
  manager_into_id: 'managerIntoId',
  time_up: 'timeUp',
  up_type: 'upType',
  customer_name: 'customerName',
  notes: 'notes',
  bdc_up: 'isBdcUp',
  test_drive: 'isTestDrive',
  write_up: 'isWriteUp',
  sold: 'sold',
});

/** The body of `row/add`: a new row goes to the end of its log, so `display_order` is not read (decision 041). */
export const newRowBody = bodyOf({ up_log_id: id, ...rowForm.shape }).transform(
  ({ up_log_id: logId, ...sent }) => ({ logId, fields: rowForm.underOurNames(sent) }),
);

/** The body of a PUT of a row: the fields to change; a row that stays where it is does not name its place. */
export const rowBody = bodyOf({ display_order: optionalId.optional(), ...rowForm.shape }).transform(
  ({ display_order: place, ...sent }) => ({ place: place ?? undefined, fields: rowForm.underOurNames(sent) }),
);

/** The body of `updateorder`. */
export const orderBody = bodyOf({
  rows: z.array(
    z.object({ id, display_order: id }, 'must be a row with an id and a display_order'),
    'must be a list of rows',
  ),
}).transform(({ rows }) => rows.map(row => ({ id: row.id, place: row.display_order })));

const shownFields = {
  id: shownId,
  employee_name: shownName,
  employee_team: shownTeam,
  time_up: z.string().nullable().meta({ description: 'HH:mm, or null.' }),
  up_type: z.enum(UP_TYPES).nullable(),
  turned_to_id: shownPerson,
  turned_to_name: shownName,
  turned_to_team: shownTeam,
  customer_name: z.string(),
  bdc_up: shownFlag,
  test_drive: shownFlag,
  write_up: shownFlag,
  sold: z.enum(UP_SOLD_VALUES).nullable(),
};

/** The REST shape "Up log row" (brief §3). */
export const upShape = z
  .object({
    ...shownFields,
    up_log_id: shownId,
    employee_id: shownPerson,
    display_order: shownId.meta({ description: 'Its place within the day: 1 to n.' }),
    manager_into_id: shownPerson,
    notes: z.string(),
  })
  .meta({ id: 'UpLogRow', description: 'One customer who walked in, called or came back.' });

export const upsShape = z.array(upShape);

/** The REST shape "Up log stats row" (brief §3). */
const upStatsShape = z
  .object({ ...shownFields, log_date: shownDay })
  .meta({ id: 'UpLogStatsRow', description: 'A row of the up log with its day.' });

export const upStatsRowsShape = z.array(upStatsShape);

/** A row of the up log under the names that REST clients know its fields by. */
export function restUp({ row, people }: UpView): z.output<typeof upShape> {
  const employee = row.employeeId === null ? undefined : people.get(row.employeeId);
  const turnedTo = row.turnedToId === null ? undefined : people.get(row.turnedToId);
  return {
    id: row.id,
    up_log_id: row.upLogId,
    employee_id: row.employeeId,
    employee_name: employee?.name ?? null,
    employee_team: employee?.team ?? null,
    display_order: row.displayOrder,
    time_up: row.timeUp,
    up_type: row.upType,
    turned_to_id: row.turnedToId,
    turned_to_name: turnedTo?.name ?? null,
    turned_to_team: turnedTo?.team ?? null,
    manager_into_id: row.managerIntoId,
    customer_name: row.customerName,
    bdc_up: Number(row.isBdcUp),
    test_drive: Number(row.isTestDrive),
    write_up: Number(row.isWriteUp),
    sold: row.sold,
    notes: row.notes,
  };
}

export const restUps = ({ rows, people }: { readonly rows: readonly UpRow[]; readonly people: Employees }) =>
  rows.map(row => restUp({ row, people }));

function restUpStatsRow(row: LoggedUpRow, people: Employees): z.output<typeof upStatsShape> {
  const up = restUp({ row, people });
  return {
    id: up.id,
    log_date: row.logDate,
    employee_name: up.employee_name,
    employee_team: up.employee_team,
    time_up: up.time_up,
    up_type: up.up_type,
    turned_to_id: up.turned_to_id,
    turned_to_name: up.turned_to_name,
    turned_to_team: up.turned_to_team,
    customer_name: up.customer_name,
    bdc_up: up.bdc_up,
    test_drive: up.test_drive,
    write_up: up.write_up,
    sold: up.sold,
  };
}

export const restUpStats = ({ rows, people }: UpStatsRows) => rows.map(row => restUpStatsRow(row, people));
