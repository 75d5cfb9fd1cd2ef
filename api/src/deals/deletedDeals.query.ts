import type { Context } from '../context.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { demand } from '../viewer/policy.ts';
import { canRecordDeals, MAY_NOT_RECORD } from './deal.policy.ts';

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
  demand(canRecordDeals(viewer), MAY_NOT_RECORD);
  const since = new Date(clock.now().getTime() - OFFERED_FOR_MS);
  // Every deletion has a line for the number; its other lines are those of the same deal at the same version.
  return database.rows<DeletedDeal>(
    `select gone.deal_number as number, coalesce(was.customer_name, '') as "customerName",
            gone.changed_at as "deletedAt"
     from deal_change gone, lateral (
       select max(from_value) filter (where field = 'customerName') as customer_name,
              max(from_value) filter (where field = 'deliveryDate') as delivery_date,
              max(from_value) filter (where field = 'addedDate') as added_date
       from deal_change line
       where line.deal_id = gone.deal_id and line.deal_version = gone.deal_version and line.action = 'delete'
     ) was
     where gone.action = 'delete' and gone.field = 'number'
       and gone.employee_id = $1 and gone.changed_at > $2
       and coalesce(was.delivery_date, was.added_date) = $3
       and not exists (select from deal where number = gone.deal_number or id = gone.deal_id)
       and not exists (
         select from deal_change later
         where later.action = 'delete' and later.field = 'number' and later.id > gone.id
           and (later.deal_number = gone.deal_number or later.deal_id = gone.deal_id)
       )
     order by gone.id desc`,
    [viewer.employeeId, since, day],
  );
}
