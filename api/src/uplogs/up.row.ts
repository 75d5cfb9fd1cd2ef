import sql, { raw } from 'sql-template-tag';
import { selectColumnsSql } from '../platform/rest/entityFields.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { type UpFieldsRow, upFields } from './up.fields.ts';

/** An up as a reader gets it from the database: one plain row, its people by key. */
export interface UpRow extends UpFieldsRow {
  readonly id: number;
  /** The UUID under which it was added, else its id. It stays the same for good. */
  readonly key: string;
  readonly upLogId: number;
  /** 1..n within the day. */
  readonly displayOrder: number;
}

/** The columns of an `UpRow`, of `up_log_row u`. */
export const UP_COLUMNS = raw(
  `u.id, coalesce((select key::text from new_up_key where up_id = u.id), u.id::text) as key,
   u.up_log_id as "upLogId", u.display_order as "displayOrder", ${selectColumnsSql(upFields, 'u.')}`,
);

/** An up with the day of its log. */
export interface LoggedUpRow extends UpRow {
  readonly logDate: Day;
}

/** The columns of a `LoggedUpRow`, of `LOGGED_UPS`. */
export const LOGGED_UP_COLUMNS = sql`${UP_COLUMNS}, l.log_date as "logDate"`;

/** Ups `u` with their logs `l` and, where they have one, their own salespeople `e`. */
export const LOGGED_UPS = sql`
  up_log_row u join up_log l on l.id = u.up_log_id left join employee e on e.id = u.employee_id`;
