import sql, { type Sql } from 'sql-template-tag';
import type { Writer } from '../../database/writer.ts';
import { type Author, recordChange } from '../../history/record.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { UpType } from '../../rules/ups/upValues.ts';
import { upLinkHistory } from './upLinks.history.ts';

/** An up with what it is linked to, held until the transaction ends. */
export interface HeldUp {
  readonly id: number;
  readonly logDate: Day;
  readonly upType: UpType | null;
  /** What the history calls it. */
  readonly called: string;
  readonly deal: string | null;
  readonly visitBefore: string | null;
}

const NAME_OF_UP = sql`concat_ws(', ', coalesce(nullif(u.customer_name, ''), 'no name'), l.log_date)`;

/** A visit, as the history tells it: its day, and whom it was with. */
const VISIT = sql`(select concat_ws(', ', l.log_date, e.name)
  from up_log_row b join up_log l on l.id = b.up_log_id left join employee e on e.id = b.employee_id
  where b.id = k.before_id)`;

/** These ups, in the order of their keys, so that those who hold the same ones take turns. */
export const holdUps = (writer: Writer, ids: readonly number[]): Promise<HeldUp[]> =>
  writer.rows<HeldUp>(sql`
    select u.id, l.log_date as "logDate", u.up_type as "upType", ${NAME_OF_UP} as called,
      deal.number::text as deal, ${VISIT} as "visitBefore"
    from up_log_row u join up_log l on l.id = u.up_log_id
      left join up_link k on k.up_id = u.id left join deal on deal.id = k.deal_id
    where u.id = any(${ids}::integer[]) order by u.id for no key update of u`);

/** Changes what an up is linked to. @param column of `up_link` */
export const linking = (upId: number, column: Sql, key: number | null): Sql => sql`
  insert into up_link (up_id, ${column}) values (${upId}, ${key})
  on conflict (up_id) do update set ${column} = excluded.${column}`;

/** Tells the history what became of the links of an up since it was held. @param after null: it is gone */
export async function recordLinks(
  writer: Writer,
  author: Author,
  { called, deal, visitBefore }: HeldUp,
  after: HeldUp | null,
): Promise<void> {
  const before = { deal, visitBefore };
  await recordChange(writer, author, upLinkHistory, { of: { name: called }, before, after });
}
