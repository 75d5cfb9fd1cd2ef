import sql, { type Sql } from 'sql-template-tag';
import type { Writer } from '../../../platform/database/writer.ts';
import { type HistoryAuthor, recordChange } from '../../../platform/history/history.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import type { UpType } from '../../../rules/ups/upValues.ts';
import { upLinkHistory } from './upLinks.history.ts';

/** An up with its links, locked until the transaction ends. */
export interface LockedUp {
  readonly id: number;
  readonly logDate: Day;
  readonly upType: UpType | null;
  /** Name by which the history shows the up. */
  readonly historyName: string;
  readonly deal: string | null;
  readonly visitBefore: string | null;
}

const UP_NAME_SQL = sql`concat_ws(', ', coalesce(nullif(u.customer_name, ''), 'no name'), l.log_date)`;

/** SQL for a visit as the history shows it, with its day and its salesperson. */
const VISIT_NAME_SQL = sql`(select concat_ws(', ', l.log_date, e.name)
  from up_log_row b join up_log l on l.id = b.up_log_id left join employee e on e.id = b.employee_id
  where b.id = k.before_id)`;

/** Locks these ups in the order of their ids, so that transactions with the same ups do not deadlock. */
export const lockUps = (writer: Writer, ids: readonly number[]): Promise<LockedUp[]> =>
  writer.rows<LockedUp>(sql`
    select u.id, l.log_date as "logDate", u.up_type as "upType", ${UP_NAME_SQL} as "historyName",
      deal.number::text as deal, ${VISIT_NAME_SQL} as "visitBefore"
    from up_log_row u join up_log l on l.id = u.up_log_id
      left join up_link k on k.up_id = u.id left join deal on deal.id = k.deal_id
    where u.id = any(${ids}::integer[]) order by u.id for no key update of u`);

/**
 * Sets a link of an up.
 * @param column the column of `up_link`
 */
export const setUpLinkSql = (upId: number, column: Sql, key: number | null): Sql => sql`
  insert into up_link (up_id, ${column}) values (${upId}, ${key})
  on conflict (up_id) do update set ${column} = excluded.${column}`;

/**
 * Records how the links of an up have changed since the up was locked.
 * @param after null when the up was deleted
 */
export async function recordLinkChange(
  writer: Writer,
  author: HistoryAuthor,
  { historyName, deal, visitBefore }: LockedUp,
  after: LockedUp | null,
): Promise<void> {
  const before = { deal, visitBefore };
  await recordChange(writer, author, upLinkHistory, { subject: { name: historyName }, before, after });
}
