import sql from 'sql-template-tag';
import { getCachedEmployees } from '../../modules/employees/employee.query.ts';
import type { Context } from '../../platform/context.ts';
import { addDays } from '../../rules/calendar/calendar.ts';
import { listActiveSalespeople } from '../../rules/myDay/lastSales.ts';
import type { Person } from '../../rules/people/people.ts';
import { getRotationOrder } from '../../rules/ups/rotation.ts';
import { COUNTED_DAYS, listMostUsedTypes, type UpType, type UpTypeUse } from '../../rules/ups/upValues.ts';
import { listRotationUps } from '../myDay/myDay.query.ts';

/**
 * Values that a salesperson can fill into a new up with one tap each (up-log.md, Taking an up on a phone).
 */
export interface UpShortcuts {
  readonly types: readonly UpType[];
  readonly nextInTurn: Person | null;
}

export async function getUpShortcuts(context: Context): Promise<UpShortcuts> {
  const today = context.clock.today();
  const salespeople = new Map(
    listActiveSalespeople([...(await getCachedEmployees(context)).values()]).map(each => [each.id, each]),
  );
  const [typeUses, ups] = await context.database.readSnapshot(reader =>
    Promise.all([
      reader.rows<UpTypeUse>(
        sql`select u.up_type as "upType", count(*)::integer as rows
          from up_log_row u join up_log l on l.id = u.up_log_id
          where l.log_date between ${addDays(today, 1 - COUNTED_DAYS)} and ${today} and u.up_type is not null
          group by u.up_type`,
      ),
      listRotationUps(reader, today),
    ]),
  );
  const [nextId] = getRotationOrder(ups, new Set(salespeople.keys()));
  return {
    types: listMostUsedTypes(typeUses),
    nextInTurn: (nextId !== undefined && salespeople.get(nextId)) || null,
  };
}
