import sql from 'sql-template-tag';
import type { Context } from '../context.ts';
import type { Writer } from '../database/writer.ts';
import { employeesAmong } from '../employees/employee.query.ts';
import { conflict, notFound } from '../errors.ts';
import { logDay } from '../rules/deals/deal.ts';
import { demand } from '../viewer/policy.ts';
import { linesOf, recordOf } from './deal.change.ts';
import { peopleIn } from './deal.current.ts';
import { type FieldChange, NO_DEAL } from './deal.history.ts';
import { canRecordDeals, MAY_NOT_RECORD } from './deal.policy.ts';
import type { DealView } from './deal.query.ts';
import type { DealRow } from './deal.row.ts';
import { reinserting, settling } from './deal.statements.ts';

/**
 * Brings a deleted deal back under its number, exactly as it stood when it was deleted: gross, ticks and final teams
 * included. None of its fields can be sent, so nobody can write what they may not (decision 084).
 * @throws CONFLICT when the number is taken, NOT_FOUND when no deal was deleted under it
 */
export async function restoreDeal(context: Context, number: number): Promise<DealView> {
  demand(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  return context.database.writeTogether(async writer => {
    const lines = await lastDeletion(writer, number);
    if (await writer.row(sql`select id from deal where number = ${number}`))
      throw conflict(`Deal #${number} cannot be brought back: the number is taken.`);
    const [any] = lines;
    if (!any) throw notFound(`There is no deleted deal #${number} to bring back.`);
    const fields = Object.fromEntries(lines.map(({ field, from }) => [field, from]));
    await writer.row(reinserting(any.dealId, { ...NO_DEAL, ...fields }, context.clock.now()));
    const back = lines.map(({ field, from, to }) => ({ field, from: to, to: from }));
    const days = [logDay(fields as Parameters<typeof logDay>[0])];
    const row = await writer.row<DealRow>(
      settling([any.dealId], recordOf(context, 'restore', linesOf({ number }, back), days)),
    );
    if (!row) throw new Error(`Deal #${number} was not brought back.`);
    return { row, people: await employeesAmong(writer, peopleIn(row)) };
  });
}

/** What the last deletion of a deal under a number took away, field by field; nothing when that deal was restored since. */
function lastDeletion(
  writer: Writer,
  number: number,
): Promise<(FieldChange & { readonly dealId: number })[]> {
  return writer.rows(sql`
    select line.deal_id as "dealId", line.field, line.from_value as "from", line.to_value as "to"
    from (
      select id, deal_id, deal_version from deal_change
      where deal_number = ${number} and action = 'delete' order by id desc limit 1
    ) deletion
    join deal_change line on line.deal_id = deletion.deal_id
      and line.deal_version = deletion.deal_version and line.action = 'delete'
    where not exists (
      select from deal_change later where later.deal_id = deletion.deal_id and later.id > deletion.id
    )
    order by line.id`);
}
