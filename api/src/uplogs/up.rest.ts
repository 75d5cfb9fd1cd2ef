import type { Employees } from '../employees/employee.query.ts';
import { bodyOf, id, optionalId } from '../input/fields.ts';
import { type UpFields, upFields } from './up.input.ts';
import type { LoggedUpRow, UpRow } from './up.row.ts';

/** The names that REST clients know the fields of an up by, and ours (brief §7). */
const rowFields = {
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
} as const satisfies Record<string, keyof typeof upFields>;

const restShape = Object.fromEntries(
  Object.entries(rowFields).map(([restName, field]) => [restName, upFields[field].optional()]),
);

const underOurNames = (sent: Readonly<Record<string, unknown>>): UpFields =>
  Object.fromEntries(
    Object.entries(rowFields)
      .map(([restName, field]) => [field, sent[restName]])
      .filter(([, value]) => value !== undefined),
  );

/** The fields of an up that were sent. */
export const rowBody = bodyOf(restShape).transform(underOurNames);

/** Where a new row goes: always at the end of its log, so `display_order` is not read (decision 041). */
export const newRowPlace = bodyOf({ up_log_id: id });

/** A row that stays where it is does not name its place. */
export const rowPlace = bodyOf({ display_order: optionalId.optional() });

/** The REST shape "Up log row" (brief §3). */
export function restUp(row: UpRow, people: Employees) {
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
  rows.map(row => restUp(row, people));

/** The REST shape "Up log stats row" (brief §3). */
export function restUpStats(row: LoggedUpRow, people: Employees) {
  const up = restUp(row, people);
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
