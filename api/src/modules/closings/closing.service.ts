import { createHash } from 'node:crypto';
import { getNotifyArguments } from '../../platform/changeFeed/change.ts';
import type { Context } from '../../platform/context.ts';
import type { Writer } from '../../platform/database/writer.ts';
import { badInput, conflict, notFound } from '../../platform/errors.ts';
import { getHistoryAuthor, type HistoryAuthor, recordChange } from '../../platform/history/history.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { firstOfMonth, type Month, monthRange } from '../../rules/calendar/calendar.ts';
import { formatMonth } from '../../rules/calendar/formatDay.ts';
import { isMonthOver } from '../../rules/closing/closedMonth.ts';
import {
  listDealDifferences,
  listFigureDifferences,
  type MonthFigures,
} from '../../rules/closing/differences.ts';
import { freezeTeams } from '../deals/bulk/bulkUpdateDeals.service.ts';
import { monthHistory } from '../settings/settings.history.ts';
import { canCloseMonths, canReopenMonths } from '../settings/settings.policy.ts';
import { freezePot } from '../settings/settings.service.ts';
import { getLastStoredMonth } from './closing.query.ts';
import { listCountedDeals, listOpenDealsOfMonth, loadMonthReports, toMonthFigures } from './monthSnapshot.ts';
import { buildStoredBoards } from './stored/boards.ts';
import { CURRENT_FORMAT } from './stored/formats.ts';
import type { StoredMonth } from './stored/storedMonth.ts';

/** A month as it would be closed now. */
export interface MonthToClose extends Omit<StoredMonth, 'boards'> {
  /** Hash of the figures of the month. */
  readonly figuresId: string;
}

const hashFigures = (figures: MonthFigures) =>
  createHash('sha256').update(JSON.stringify(figures)).digest('hex').slice(0, 16);

/** Returns the data that a closing of the month would store now. */
export async function getMonthToClose(context: Context, month: Month): Promise<MonthToClose> {
  const { boards: _, ...snapshot } = await loadCurrentSnapshot(context, month);
  return { ...snapshot, figuresId: hashFigures(snapshot.figures) };
}

/**
 * Closes a month that is over. Stores the current state of the month, and blocks later changes of everything
 * that counts in the month (docs/adr/closing.md).
 * @param figuresId hash of the figures that the viewer saw
 * @returns the id of the closing
 * @throws FORBIDDEN, BAD_INPUT before the month is over, CONFLICT when the month is already closed or a
 * figure has changed since the viewer saw it
 */
export async function closeMonth(context: Context, month: Month, figuresId: string): Promise<number> {
  requireAbility(canCloseMonths(context.viewer), 'Only managers, office staff and admins can close a month.');
  if (!isMonthOver(month, context.clock.today()))
    throw badInput(`${formatMonth(month)} isn’t over yet. You can close it once it ends.`);
  return context.database.writeInTransaction(async writer => {
    await lockMonthExclusively(writer, month);
    if (await writer.row({ text: SELECT_CLOSED_MONTH, values: [firstOfMonth(month)] }))
      throw conflict(`${formatMonth(month)} is already closed.`);
    const transactionContext = { ...context, database: context.database.withWriter(writer) };
    if (figuresId !== hashFigures(toMonthFigures(await loadMonthReports(transactionContext, month))))
      throw conflict(
        `The figures for ${formatMonth(month)} have changed. Review them again before you close the month.`,
      );
    await freezePot(writer, transactionContext, month);
    const closedAt = context.clock.now();
    await freezeTeams(writer, monthRange(month), closedAt);
    const stored = await loadCurrentSnapshot(transactionContext, month);
    const row = await writer.row<{ id: number }>({
      text: `insert into month_closing (month, closed_at, closed_by, format, stored)
        values ($1, $2, $3, $4, $5) returning id`,
      values: [
        firstOfMonth(month),
        closedAt,
        context.viewer.employeeId,
        CURRENT_FORMAT,
        JSON.stringify(stored),
      ],
    });
    if (!row) throw new Error(`${month} could not be closed.`);
    await recordClosingChange(writer, { ...getHistoryAuthor(context), at: closedAt }, month, {
      isClosed: true,
    });
    return row.id;
  });
}

/**
 * Reopens a closed month.
 * @returns the id of the closing
 * @throws FORBIDDEN, NOT_FOUND when the month is not closed
 */
export async function reopenMonth(context: Context, month: Month, reason: string): Promise<number> {
  requireAbility(canReopenMonths(context.viewer), 'Only managers and admins can reopen a month.');
  return context.database.writeInTransaction(async writer => {
    const row = await writer.row<{ id: number }>({
      text: `update month_closing set reopened_at = $2, reopened_by = $3, reason = $4
        where month = $1 and reopened_at is null returning id`,
      values: [firstOfMonth(month), context.clock.now(), context.viewer.employeeId, reason],
    });
    if (!row) throw notFound(`${formatMonth(month)} is not closed.`);
    await recordClosingChange(writer, getHistoryAuthor(context), month, { isClosed: false, reason });
    return row.id;
  });
}

async function loadCurrentSnapshot(context: Context, month: Month): Promise<StoredMonth> {
  const reports = await loadMonthReports(context, month);
  const figures = toMonthFigures(reports);
  const deals = await listCountedDeals(context, month);
  const lastSnapshot = await getLastStoredMonth(context.database, month);
  const since = lastSnapshot && {
    deals: listDealDifferences(lastSnapshot.deals, deals),
    figures: listFigureDifferences(lastSnapshot.figures, figures),
  };
  const open = await listOpenDealsOfMonth(context, month);
  return { figures, deals, open, since: since ?? null, boards: await buildStoredBoards(reports) };
}

const SELECT_CLOSED_MONTH = 'select id from month_closing where month = $1 and reopened_at is null';

/**
 * Waits for running changes of the month, and makes later changes wait until this transaction ends. Locks the
 * table of pots before the month, because a change of a pot takes its locks in the same order.
 */
async function lockMonthExclusively(writer: Writer, month: Month): Promise<void> {
  await writer.row({ text: 'lock table month_pot in share row exclusive mode', values: [] });
  await writer.row({
    text: 'select pg_advisory_xact_lock(4150108, lock_of_month($1))',
    values: [firstOfMonth(month)],
  });
}

/** Records a closing or reopening in the history and notifies every screen. */
async function recordClosingChange(
  writer: Writer,
  author: HistoryAuthor,
  month: Month,
  { isClosed, reason = null }: { readonly isClosed: boolean; readonly reason?: string | null },
): Promise<void> {
  await recordChange(writer, author, monthHistory, {
    subject: { month },
    before: isClosed ? null : { isClosed: true, reason: null },
    after: { isClosed, reason },
  });
  await writer.row({
    text: 'select pg_notify($1, $2)',
    values: getNotifyArguments({ topic: 'SETTINGS', days: [] }),
  });
}
