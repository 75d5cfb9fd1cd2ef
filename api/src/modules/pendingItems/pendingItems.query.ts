import sql from 'sql-template-tag';
import type { Reader } from '../../platform/database/reader.ts';
import type { GrossFieldEntry, PendingItemFacts } from '../../rules/openItems/pendingItems.ts';

/** Maximum number of recent gross changes by other users that are checked, newest first. */
const MAX_CHECKED_CHANGES = 2_000;

const IS_TYPED_GROSS_SQL = sql`action = 'amend' and field in ('frontGross', 'backGross')`;

/**
 * Lists all typed changes of the gross fields that this person has typed and that other users have typed
 * recently.
 */
export const listTypedGross = (reader: Reader, employeeId: number, since: Date): Promise<GrossFieldEntry[]> =>
  reader.rows<GrossFieldEntry>(sql`
    select deal.number, typed.field, typed.employee_id as "employeeId", coalesce(employee.name, 'the store') as by,
      (typed.to_value::numeric * 100)::bigint as value, typed.changed_at as at
    from (
      select distinct deal_id, field from (
        select deal_id, field from deal_change
        where ${IS_TYPED_GROSS_SQL} and changed_at > ${since} and employee_id <> ${employeeId}
        order by changed_at desc limit ${MAX_CHECKED_CHANGES}
      ) recent
    ) gross
    join deal on deal.id = gross.deal_id
    cross join lateral (
      select * from deal_change where deal_id = gross.deal_id and field = gross.field and ${IS_TYPED_GROSS_SQL}
    ) typed
    left join employee on employee.id = typed.employee_id
    where exists (
      select from deal_change
      where deal_id = gross.deal_id and field = gross.field and ${IS_TYPED_GROSS_SQL} and employee_id = ${employeeId})
    order by typed.id`);

/** Lists the last three imports of a person that other users have undone, newest first. */
export const listRevertedImports = (
  reader: Reader,
  employeeId: number,
  since: Date,
): Promise<PendingItemFacts['revertedImports']> =>
  reader.rows(sql`
    select import.id, file_name as "fileName", employee.name as "revertedBy"
    from import join sheet on sheet.id = sheet_id join employee on employee.id = undone_by
    where import.employee_id = ${employeeId} and undone_by <> ${employeeId} and undone_at > ${since}
    order by undone_at desc limit 3`);
