import sql, { join, type Sql } from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import { endCursorOf, type ListOrder, type ListPage, readPage } from '../../database/keyset.ts';
import type { Reader } from '../../database/reader.ts';
import { type Employees, employeesById } from '../../employees/employee.query.ts';
import { foldText } from '../../rules/text/foldText.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { type DealField, dealFields } from '../deal.fields.ts';
import { dealValueInWords, type RecordedField } from '../deal.history.ts';
import { canRecordDeals, MAY_NOT_RECORD } from '../deal.policy.ts';

/** What a deleted deal said in one field, in words. */
export interface HeldField {
  readonly field: RecordedField;
  readonly value: string;
}

/** A deal that is deleted and not back, with all that it held. */
export interface Deletion {
  readonly id: string;
  readonly number: number;
  readonly isNumberFree: boolean;
  readonly deletedAt: string;
  readonly employeeId: number | null;
  readonly fields: HeldField[];
}

export interface Deletions {
  readonly totalCount: number;
  readonly endCursor: string | null;
  readonly rows: Deletion[];
  readonly people: Employees;
}

/** The deletions that were not taken back, the newest first. */
export async function deletions(
  { database, viewer }: Context,
  { search, ...page }: ListPage & { readonly search?: string | undefined },
): Promise<Deletions> {
  requireAbility(canRecordDeals(viewer), MAY_NOT_RECORD);
  const found = deletionsFound(search);
  const [rows, counts, people] = await database.together(reader =>
    Promise.all([
      readPage<Deletion>(reader, { columns: DELETION, from: found, order: NEWEST_FIRST }, page),
      reader.row<{ deletions: number }>(sql`select count(*)::int as deletions from ${found}`),
      employeesById(reader),
    ]),
  );
  return {
    rows: rows.map(row => withWords(row, people)),
    totalCount: counts?.deletions ?? 0,
    endCursor: endCursorOf(NEWEST_FIRST, rows, page.limit),
    people,
  };
}

/** The deletions of these keys, in their order. */
export async function deletionsAt(
  reader: Reader,
  keys: readonly number[],
  people: Employees,
): Promise<Deletion[]> {
  const rows = await reader.rows<Deletion>(
    sql`select ${DELETION} from deal_change gone
     join unnest(${keys}::bigint[]) with ordinality as wanted (key, place) on wanted.key = gone.id order by wanted.place`,
  );
  return rows.map(row => withWords(row, people));
}

/** Those in which one of the fields that a search looks into held this, both folded (rules.md, Hog). */
export function deletionsFound(search: string | undefined): Sql {
  const wanted = foldText(search ?? '');
  if (!wanted) return sql`deal_gone gone where true`;
  return sql`deal_gone gone where exists (select from ${TAKEN_LINES} and line.field in (${join(searched)})
    and strpos(fold_text(line.from_value), ${wanted}) > 0)`;
}

export const NEWEST_FIRST: ListOrder = {
  name: 'DELETED',
  terms: [{ by: sql`gone.id`, isDescending: true, isNeverEmpty: true }],
};

/** What a deletion took away, a line for each field: those of the same deal at the same version. */
export const TAKEN_LINES = sql`deal_change line
  where line.deal_id = gone.deal_id and line.deal_version = gone.deal_version and line.action = 'delete'`;

const DELETION = sql`gone.id::text as id, gone.deal_number as number, gone.changed_at as "deletedAt",
  gone.employee_id as "employeeId",
  not exists (select from deal where number = gone.deal_number) as "isNumberFree",
  (select json_agg(json_build_object('field', line.field, 'value', line.from_value) order by line.id)
   from ${TAKEN_LINES} and line.from_value is not null) as fields`;

const searched = Object.entries<DealField>(dealFields)
  .filter(([, field]) => field.isSearched)
  .map(([name]) => name);

const withWords = (row: Deletion, people: Employees): Deletion => ({
  ...row,
  fields: row.fields.map(({ field, value }) => ({
    field,
    value: dealValueInWords(field, value, people) ?? value,
  })),
});
