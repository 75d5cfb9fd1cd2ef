import sql, { empty } from 'sql-template-tag';
import type { Context } from '../../../platform/context.ts';
import type { Writer } from '../../../platform/database/writer.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { requireAbility } from '../../../platform/viewer/policy.ts';
import { logDay } from '../../../rules/deals/deal.ts';
import { getEmployeesByIds } from '../../employees/employee.query.ts';
import { type DealFieldChange, EMPTY_DEAL } from '../deal.history.ts';
import { CANNOT_CHANGE_DEALS_MESSAGE, canRecordDeals } from '../deal.policy.ts';
import type { DealView } from '../deal.query.ts';
import type { DealRow } from '../deal.row.ts';
import { buildChangeRecord, toDealHistoryLines } from '../writing/deal.change.ts';
import { listPersonIds } from '../writing/deal.current.ts';
import { raiseVersionsSql, reinsertDealSql } from '../writing/deal.statements.ts';
import { DELETED_LINES_SQL } from './deletions.query.ts';

/** Options of a restoration. */
interface RestoreDealOptions {
  /**
   * The deletion to restore when several deals were deleted under the same number; by default the last
   * deletion.
   */
  readonly deletionId?: string | undefined;
  /** The number for the restored deal; its old number by default. */
  readonly newNumber?: number | undefined;
}

/**
 * Restores a deleted deal exactly as it was, including gross, ticks and final teams. A caller can send only a
 * new number, so a restoration cannot bypass any right (docs/adr/deals.md).
 * @param number the number of the deal when it was deleted
 * @throws CONFLICT when the new number is taken, NOT_FOUND when there is no such deletion
 */
export async function restoreDeal(
  context: Context,
  number: number,
  { deletionId, newNumber = number }: RestoreDealOptions = {},
): Promise<DealView> {
  requireAbility(canRecordDeals(context.viewer), CANNOT_CHANGE_DEALS_MESSAGE);
  return context.database.writeInTransaction(async writer => {
    const lines = await listDeletedFieldLines(writer, number, deletionId);
    if (await writer.row(sql`select id from deal where number = ${newNumber}`))
      throw conflict(
        `Deal #${number} can’t be restored because number ${newNumber} is taken. Choose another number.`,
      );
    const [firstLine] = lines;
    if (!firstLine)
      throw notFound(`No deleted deal #${number} was found. Another user may have restored it already.`);
    const deletedValues = Object.fromEntries(lines.map(({ field, from }) => [field, from]));
    const fields = { ...EMPTY_DEAL, ...deletedValues, number: newNumber };
    await writer.row(
      reinsertDealSql({ id: firstLine.dealId, version: firstLine.version }, fields, context.clock.now()),
    );
    const restoredLines = lines.map(({ field, from, to }) => ({
      field,
      from: to,
      to: field === 'number' ? String(newNumber) : from,
    }));
    const days = [logDay(deletedValues as Parameters<typeof logDay>[0])];
    const row = await writer.row<DealRow>(
      raiseVersionsSql(
        [firstLine.dealId],
        buildChangeRecord(context, 'restore', toDealHistoryLines({ number: newNumber }, restoredLines), days),
      ),
    );
    if (!row) throw new Error(`Deal #${number} was not restored.`);
    return { row, people: await getEmployeesByIds(writer, listPersonIds(row)) };
  });
}

type DeletedFieldLine = DealFieldChange & { readonly dealId: number; readonly version: number };

/**
 * Lists the field values that a deletion under this number removed. Reads the deletion with the given id, by
 * default the last deletion. Returns an empty list when the deleted deal was restored.
 */
function listDeletedFieldLines(
  writer: Writer,
  number: number,
  id: string | undefined,
): Promise<DeletedFieldLine[]> {
  const deletionIdSql = id === undefined ? empty : sql`and id = ${id}`;
  return writer.rows(sql`
    select line.deal_id as "dealId", line.deal_version as version,
      line.field, line.from_value as "from", line.to_value as "to"
    from deal_gone gone, ${DELETED_LINES_SQL}
      and gone.id = (select max(id) from deal_change
        where deal_number = ${number} and action = 'delete' and field = 'number' ${deletionIdSql})
    order by line.id`);
}
