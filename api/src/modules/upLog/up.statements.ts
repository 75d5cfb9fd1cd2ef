import { notifyDaySql } from '../../platform/changeFeed/change.ts';
import type { Statement } from '../../platform/database/writer.ts';
import { getBlankValues, listColumnNames, toColumns } from '../../platform/rest/entityFields.ts';
import { employeesJsonSql } from '../employees/employee.query.ts';
import { type UpFieldsRow, upFields } from './up.fields.ts';
import { UP_COLUMNS } from './up.row.ts';

const COLUMNS = listColumnNames(upFields).join(', ');

/** Builds a statement that changes rows of a day and notifies screens. */
const changeWithNotificationSql = (change: string) => `
  with written as (${change}), announced as materialized (
    select ${notifyDaySql('UP_LOG', 'log_date')} from up_log where id = (select up_log_id from written limit 1)
  )`;

const PERSON_COLUMNS = Object.values(upFields)
  .filter(({ kind }) => kind === 'person')
  .map(({ column }) => `u.${column}`);

/** Selects the changed row with its people, in the shape of an `UpView`. */
const SELECT_UP_VIEW = `
  select ${UP_COLUMNS.sql}, ${employeesJsonSql(`id in (${PERSON_COLUMNS.join(', ')})`)} as people from written u, announced`;

const ADD = `${changeWithNotificationSql(`
  insert into up_log_row (up_log_id, display_order, created_at, ${COLUMNS})
  select $1, 1 + coalesce((select max(display_order) from up_log_row where up_log_id = $1), 0), $2, ${COLUMNS}
  from json_populate_record(null::up_log_row, $3) returning *`)} ${SELECT_UP_VIEW}`;

/** Adds a row at the end of a locked log. */
export const insertUpSql = (upLogId: number, fields: Partial<UpFieldsRow>, createdAt: Date): Statement => ({
  text: ADD,
  values: [
    upLogId,
    createdAt,
    JSON.stringify(toColumns(upFields, { ...getBlankValues(upFields), ...fields })),
  ],
});

/** A column that is absent in the JSON keeps its value, because another user may be changing the column. */
const UPDATE = `${changeWithNotificationSql(`
  update up_log_row u set (${COLUMNS}) = (select ${COLUMNS} from json_populate_record(u, $2))
  where id = $1 returning u.*`)} ${SELECT_UP_VIEW}`;

/** Updates the named fields of a row and keeps all other fields. */
export const updateUpSql = (id: number, fields: Partial<UpFieldsRow>): Statement => ({
  name: 'amend_up',
  text: UPDATE,
  values: [id, JSON.stringify(toColumns(upFields, fields))],
});

const DELETE = `
  with deleted as (delete from up_log_row where id = $1 returning up_log_id, display_order), moved as (
    update up_log_row u set display_order = u.display_order - 1
    from deleted d where u.up_log_id = d.up_log_id and u.display_order > d.display_order
  )
  select ${notifyDaySql('UP_LOG', 'log_date')} from up_log where id = (select up_log_id from deleted)`;

/**
 * Deletes a row of a locked log and moves the rows after it up. Returns one row, or no row when the up does
 * not exist.
 */
export const deleteUpSql = (id: number): Statement => ({ text: DELETE, values: [id] });

const REORDER = `
  with moved as (
    update up_log_row u set display_order = wanted.place
    from unnest($2::integer[]) with ordinality as wanted (id, place)
    where u.id = wanted.id and u.display_order <> wanted.place
  )
  select ${notifyDaySql('UP_LOG', 'log_date')} from up_log where id = $1`;

/** Puts the rows of a locked log in this order. */
export const reorderUpsSql = (upLogId: number, ids: readonly number[]): Statement => ({
  text: REORDER,
  values: [upLogId, ids],
});
