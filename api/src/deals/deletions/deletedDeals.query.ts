import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import type { dealFields } from '../deal.fields.ts';
import { canRecordDeals, MAY_NOT_RECORD } from '../deal.policy.ts';
import { NEWEST_FIRST, TAKEN_LINES } from './deletions.query.ts';

/** A deal that was deleted and can be brought back: its number is free. */
export interface DeletedDeal {
  readonly number: number;
  readonly customerName: string;
  readonly deletedAt: Date;
}

/** A deletion older than this is history: nobody takes it back by a button any more. */
const OFFERED_FOR_MS = 24 * 60 * 60 * 1000;

/** What the viewer has deleted within a day of the clock and can bring back, of one log day, the newest first. */
export function deletedDeals({ database, viewer, clock }: Context, day: Day): Promise<DeletedDeal[]> {
  requireAbility(canRecordDeals(viewer), MAY_NOT_RECORD);
  const since = new Date(clock.now().getTime() - OFFERED_FOR_MS);
  return database.rows<DeletedDeal>(
    sql`select gone.deal_number as number, coalesce(${held('customerName')}, '') as "customerName",
      gone.changed_at as "deletedAt"
    from deal_gone gone
    where gone.employee_id = ${viewer.employeeId} and gone.changed_at > ${since}
      and coalesce(${held('deliveryDate')}, ${held('addedDate')}) = ${day}
      and not exists (select from deal where number = gone.deal_number)
      and not exists (select from deal_change later where later.deal_number = gone.deal_number
        and later.action = 'delete' and later.field = 'number' and later.id > gone.id)
    order by ${NEWEST_FIRST}`,
  );
}

const held = (field: keyof typeof dealFields) =>
  sql`(select max(line.from_value) from ${TAKEN_LINES} and line.field = ${field})`;
