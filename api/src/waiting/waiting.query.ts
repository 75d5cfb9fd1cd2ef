import sql from 'sql-template-tag';
import type { Reader } from '../database/reader.ts';
import type { GrossEntry, PendingItemFacts } from '../rules/openItems/pendingItems.ts';

/** Of what others typed lately, so much is looked at, the latest first. */
const MOST_LOOKED_AT = 2_000;

const IS_TYPED = sql`action = 'amend' and field in ('frontGross', 'backGross')`;

/** All that was ever typed into gross that others have typed since, and this person before. */
export const grossOfOne = (reader: Reader, employeeId: number, since: Date): Promise<GrossEntry[]> =>
  reader.rows<GrossEntry>(sql`
    select deal.number, typed.field, typed.employee_id as "employeeId", coalesce(employee.name, 'the store') as by,
      (typed.to_value::numeric * 100)::bigint as value, typed.changed_at as at
    from (
      select distinct deal_id, field from (
        select deal_id, field from deal_change
        where ${IS_TYPED} and changed_at > ${since} and employee_id <> ${employeeId}
        order by changed_at desc limit ${MOST_LOOKED_AT}
      ) lately
    ) gross
    join deal on deal.id = gross.deal_id
    cross join lateral (
      select * from deal_change where deal_id = gross.deal_id and field = gross.field and ${IS_TYPED}
    ) typed
    left join employee on employee.id = typed.employee_id
    where exists (
      select from deal_change
      where deal_id = gross.deal_id and field = gross.field and ${IS_TYPED} and employee_id = ${employeeId})
    order by typed.id`);

/** The imports of one person that somebody else has undone since, the latest first. */
export const undoneImports = (
  reader: Reader,
  employeeId: number,
  since: Date,
): Promise<PendingItemFacts['undoneImports']> =>
  reader.rows(sql`
    select import.id, file_name as "fileName", employee.name as "undoneBy"
    from import join sheet on sheet.id = sheet_id join employee on employee.id = undone_by
    where import.employee_id = ${employeeId} and undone_by <> ${employeeId} and undone_at > ${since}
    order by undone_at desc limit 3`);
