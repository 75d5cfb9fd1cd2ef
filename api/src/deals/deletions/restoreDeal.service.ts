import sql, { empty } from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Writer } from '../../database/writer.ts';
import { employeesAmong } from '../../employees/employee.query.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { logDay } from '../../rules/deals/deal.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { type FieldChange, NO_DEAL } from '../deal.history.ts';
import { canRecordDeals, MAY_NOT_RECORD } from '../deal.policy.ts';
import type { DealView } from '../deal.query.ts';
import type { DealRow } from '../deal.row.ts';
import { linesOf, recordOf } from '../writing/deal.change.ts';
import { peopleIn } from '../writing/deal.current.ts';
import { reinserting, versioning } from '../writing/deal.statements.ts';
import { TAKEN_LINES } from './deletions.query.ts';

/** What of a restoration may be said. */
interface Restoration {
  /** Which deletion, when several deals were deleted under the number; the last one unless named. */
  readonly deletionId?: string | undefined;
  /** The number that the deal gets; its own unless named. */
  readonly newNumber?: number | undefined;
}

/**
 * Brings a deleted deal back, exactly as it stood when it was deleted: gross, ticks and final teams included. None of its
 * fields but the number can be sent, so nobody can write what they may not (decision 084).
 * @param number the deal's when it was deleted
 * @throws CONFLICT when the number that it gets is taken, NOT_FOUND when there is no such deal to bring back
 */
export async function restoreDeal(
  context: Context,
  number: number,
  { deletionId, newNumber = number }: Restoration = {},
): Promise<DealView> {
  requireAbility(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  return context.database.writeTogether(async writer => {
    const lines = await lastDeletion(writer, number, deletionId);
    if (await writer.row(sql`select id from deal where number = ${newNumber}`))
      throw conflict(`Deal #${number} cannot be brought back: the number ${newNumber} is taken.`);
    const [any] = lines;
    if (!any) throw notFound(`There is no deleted deal #${number} to bring back.`);
    const held = Object.fromEntries(lines.map(({ field, from }) => [field, from]));
    const fields = { ...NO_DEAL, ...held, number: newNumber };
    await writer.row(reinserting({ id: any.dealId, version: any.version }, fields, context.clock.now()));
    const back = lines.map(({ field, from, to }) => ({
      field,
      from: to,
      to: field === 'number' ? String(newNumber) : from,
    }));
    const days = [logDay(held as Parameters<typeof logDay>[0])];
    const row = await writer.row<DealRow>(
      versioning([any.dealId], recordOf(context, 'restore', linesOf({ number: newNumber }, back), days)),
    );
    if (!row) throw new Error(`Deal #${number} was not brought back.`);
    return { row, people: await employeesAmong(writer, peopleIn(row)) };
  });
}

type DeletedLine = FieldChange & { readonly dealId: number; readonly version: number };

/**
 * What the deletion of a deal under a number took away, field by field: the last time, or the time that is named. Nothing
 * when that deal is back since.
 */
function lastDeletion(writer: Writer, number: number, id: string | undefined): Promise<DeletedLine[]> {
  const named = id === undefined ? empty : sql`and id = ${id}`;
  return writer.rows(sql`
    select line.deal_id as "dealId", line.deal_version as version,
      line.field, line.from_value as "from", line.to_value as "to"
    from deal_gone gone, ${TAKEN_LINES}
      and gone.id = (select max(id) from deal_change
        where deal_number = ${number} and action = 'delete' and field = 'number' ${named})
    order by line.id`);
}
