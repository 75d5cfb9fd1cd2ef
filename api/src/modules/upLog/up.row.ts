import sql, { raw } from 'sql-template-tag';
import { selectColumnsSql } from '../../platform/rest/entityFields.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { type UpFieldsRow, upFields } from './up.fields.ts';

/** An up row as readers get it from the database, with people by id. */
export interface UpRow extends UpFieldsRow {
  readonly id: number;
  /**
   * The UUID under which the up was added; the id of the up when it was added without a UUID. The key never
   * changes.
   */
  readonly key: string;
  readonly upLogId: number;
  /** Position within the day, 1 to n. */
  readonly displayOrder: number;
}

/** Columns of `up_log_row u` for an `UpRow`. */
export const UP_COLUMNS = raw(
  `u.id, coalesce((select key::text from new_up_key where up_id = u.id), u.id::text) as key,
   u.up_log_id as "upLogId", u.display_order as "displayOrder", ${selectColumnsSql(upFields, 'u.')}`,
);

/** An up with the day of its log. */
export interface LoggedUpRow extends UpRow {
  readonly logDate: Day;
}

/** Columns of `LOGGED_UPS` for a `LoggedUpRow`. */
export const LOGGED_UP_COLUMNS = sql`${UP_COLUMNS}, l.log_date as "logDate"`;

/** SQL for ups `u` with their logs `l` and their salespeople `e`. The salesperson may be missing. */
export const LOGGED_UPS = sql`
  up_log_row u join up_log l on l.id = u.up_log_id left join employee e on e.id = u.employee_id`;
