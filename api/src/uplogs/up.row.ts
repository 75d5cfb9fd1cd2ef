import type { Day } from '../rules/calendar.ts';
import type { UpSold, UpType } from '../rules/upValues.ts';

/** An up as a reader gets it from the database: one plain row, its people by key. */
export interface UpRow {
  readonly id: number;
  readonly upLogId: number;
  /** 1..n within the day. */
  readonly displayOrder: number;
  readonly employeeId: number | null;
  readonly turnedToId: number | null;
  readonly managerIntoId: number | null;
  /** HH:mm. */
  readonly timeUp: string | null;
  readonly upType: UpType | null;
  readonly customerName: string;
  readonly notes: string;
  readonly isBdcUp: boolean;
  readonly isTestDrive: boolean;
  readonly isWriteUp: boolean;
  readonly sold: UpSold | null;
}

/** The columns of an `UpRow`, of `up_log_row u`. */
export const UP_COLUMNS = `
  u.id, u.up_log_id as "upLogId", u.display_order as "displayOrder", u.employee_id as "employeeId",
  u.turned_to_id as "turnedToId", u.manager_into_id as "managerIntoId", u.time_up as "timeUp", u.up_type as "upType",
  u.customer_name as "customerName", u.notes, u.is_bdc_up as "isBdcUp", u.is_test_drive as "isTestDrive",
  u.is_write_up as "isWriteUp", u.sold`;

/** An up with the day of its log. */
export interface LoggedUpRow extends UpRow {
  readonly logDate: Day;
}

/** The columns of a `LoggedUpRow`, of `LOGGED_UPS`. */
export const LOGGED_UP_COLUMNS = `${UP_COLUMNS}, l.log_date as "logDate"`;

/** Ups `u` with their logs `l` and, where they have one, their own salespeople `e`. */
export const LOGGED_UPS =
  'up_log_row u join up_log l on l.id = u.up_log_id left join employee e on e.id = u.employee_id';
