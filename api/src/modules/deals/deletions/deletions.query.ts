import sql, { join, type Sql } from 'sql-template-tag';
import type { Context } from '../../../platform/context.ts';
import {
  type ListOrder,
  type ListPage,
  readPage,
  toEndCursor,
} from '../../../platform/database/keysetPagination.ts';
import type { Reader } from '../../../platform/database/reader.ts';
import { requireAbility } from '../../../platform/viewer/policy.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { foldText } from '../../../rules/text/foldText.ts';
import { type Employees, loadEmployeesById } from '../../employees/employee.query.ts';
import { type DealField, dealFields } from '../deal.fields.ts';
import { formatDealValue, type RecordedDealField } from '../deal.history.ts';
import { CANNOT_CHANGE_DEALS_MESSAGE, canRecordDeals } from '../deal.policy.ts';

/** A field value of a deleted deal, formatted for people. */
export interface DeletedFieldValue {
  readonly field: RecordedDealField;
  readonly value: string;
}

/** A deletion of a deal that was not restored, with all field values. */
export interface DealDeletion {
  readonly id: string;
  readonly number: number;
  readonly isNumberFree: boolean;
  readonly deletedAt: string;
  readonly employeeId: number | null;
  readonly fields: DeletedFieldValue[];
}

export interface DealDeletionPage {
  readonly totalCount: number;
  readonly endCursor: string | null;
  readonly rows: DealDeletion[];
  readonly people: Employees;
}

/** Lists the deletions that were not restored, newest first. */
export async function listDeletions(
  { database, viewer }: Context,
  { search, ...page }: ListPage & { readonly search?: string | undefined },
): Promise<DealDeletionPage> {
  requireAbility(canRecordDeals(viewer), CANNOT_CHANGE_DEALS_MESSAGE);
  const matchingSql = deletionSearchSql(search);
  const [rows, counts, people] = await database.readSnapshot(reader =>
    Promise.all([
      readPage<DealDeletion>(
        reader,
        { columns: DELETION_COLUMNS, from: matchingSql, order: NEWEST_FIRST },
        page,
      ),
      reader.row<{ deletionCount: number }>(sql`select count(*)::int as "deletionCount" from ${matchingSql}`),
      loadEmployeesById(reader),
    ]),
  );
  return {
    rows: rows.map(row => formatFieldValues(row, people)),
    totalCount: counts?.deletionCount ?? 0,
    endCursor: toEndCursor(NEWEST_FIRST, rows, page.limit),
    people,
  };
}

/** Lists the deletions with these ids, in the given order. */
export async function listDeletionsById(
  reader: Reader,
  keys: readonly number[],
  people: Employees,
): Promise<DealDeletion[]> {
  const rows = await reader.rows<DealDeletion>(
    sql`select ${DELETION_COLUMNS} from deal_change gone
     join unnest(${keys}::bigint[]) with ordinality as wanted (key, place) on wanted.key = gone.id order by wanted.place`,
  );
  return rows.map(row => formatFieldValues(row, people));
}

/**
 * Returns a condition that matches deletions with this text in one of the searched fields. The comparison
 * uses folded text (rules.md, Hog).
 */
export function deletionSearchSql(search: string | undefined): Sql {
  const foldedSearch = foldText(search ?? '');
  if (!foldedSearch) return sql`deal_gone gone where true`;
  return sql`deal_gone gone where exists (select from ${DELETED_LINES_SQL} and line.field in (${join(searchedFieldNames)})
    and strpos(fold_text(line.from_value), ${foldedSearch}) > 0)`;
}

export const NEWEST_FIRST: ListOrder = {
  name: 'DELETED',
  terms: [{ by: sql`gone.id`, isDescending: true, isNeverEmpty: true }],
};

/**
 * SQL for the values that a deletion removed, one line for each field. The lines are the history lines of the
 * deleted deal at the version of the deletion.
 */
export const DELETED_LINES_SQL = sql`deal_change line
  where line.deal_id = gone.deal_id and line.deal_version = gone.deal_version and line.action = 'delete'`;

const DELETION_COLUMNS = sql`gone.id::text as id, gone.deal_number as number, gone.changed_at as "deletedAt",
  gone.employee_id as "employeeId",
  not exists (select from deal where number = gone.deal_number) as "isNumberFree",
  (select json_agg(json_build_object('field', line.field, 'value', line.from_value) order by line.id)
   from ${DELETED_LINES_SQL} and line.from_value is not null) as fields`;

const searchedFieldNames = Object.entries<DealField>(dealFields)
  .filter(([, field]) => field.isSearched)
  .map(([name]) => name);

const formatFieldValues = (row: DealDeletion, people: Employees): DealDeletion => ({
  ...row,
  fields: row.fields.map(({ field, value }) => ({
    field,
    value: formatDealValue(field, value, people) ?? value,
  })),
});

/** A deleted deal that can be restored, because its number is free. */
export interface DeletedDeal {
  readonly number: number;
  readonly customerName: string;
  readonly deletedAt: Date;
}

/** Period after a deletion in which screens offer to restore the deal. */
const RESTORE_OFFER_MS = 24 * 60 * 60 * 1000;

/**
 * Lists the deals of one log day that the viewer deleted within the last 24 hours, newest first. Includes
 * only deals that can be restored.
 */
export function listRestorableDeals({ database, viewer, clock }: Context, day: Day): Promise<DeletedDeal[]> {
  requireAbility(canRecordDeals(viewer), CANNOT_CHANGE_DEALS_MESSAGE);
  const since = new Date(clock.now().getTime() - RESTORE_OFFER_MS);
  return database.rows<DeletedDeal>(
    sql`select gone.deal_number as number, coalesce(${deletedValueSql('customerName')}, '') as "customerName",
      gone.changed_at as "deletedAt"
    from deal_gone gone
    where gone.employee_id = ${viewer.employeeId} and gone.changed_at > ${since}
      and coalesce(${deletedValueSql('deliveryDate')}, ${deletedValueSql('addedDate')}) = ${day}
      and not exists (select from deal where number = gone.deal_number)
      and not exists (select from deal_change later where later.deal_number = gone.deal_number
        and later.action = 'delete' and later.field = 'number' and later.id > gone.id)
    order by ${NEWEST_FIRST}`,
  );
}

const deletedValueSql = (field: keyof typeof dealFields) =>
  sql`(select max(line.from_value) from ${DELETED_LINES_SQL} and line.field = ${field})`;
