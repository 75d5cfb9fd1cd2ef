import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import type { dealFields } from '../deal.fields.ts';
import { canRecordDeals, CANNOT_CHANGE_DEALS_MESSAGE } from '../deal.policy.ts';
import { NEWEST_FIRST, DELETED_LINES_SQL } from './deletions.query.ts';

/** A deleted deal that can be restored, because its number is free. */
export interface DeletedDeal {
  readonly number: number;
  readonly customerName: string;
  readonly deletedAt: Date;
}

/** Time after a deletion in which screens offer to restore the deal. */
const RESTORE_OFFER_MS = 24 * 60 * 60 * 1000;

/**
 * Lists the deals of one log day that the viewer deleted within the last 24 hours and can restore, newest
 * first.
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
