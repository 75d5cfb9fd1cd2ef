import { createHash } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import type { Writer } from '../database/writer.ts';
import { freezeTeams } from '../deals/many/freezeTeams.service.ts';
import { badInput, conflict, notFound } from '../platform/errors.ts';
import { type Author, authorOf, recordChange } from '../history/record.ts';
import { announcing } from '../live/announce.ts';
import { firstOfMonth, type Month, monthRange } from '../rules/calendar/calendar.ts';
import { formatMonth } from '../rules/calendar/formatDay.ts';
import { isMonthOver } from '../rules/closing/closedMonth.ts';
import { dealDifferences, figureDifferences, type MonthFigures } from '../rules/closing/differences.ts';
import { monthHistory } from '../settings/settings.history.ts';
import { canCloseMonths, canReopenMonths } from '../settings/settings.policy.ts';
import { freezePot } from '../settings/settings.service.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { lastStored } from './closing.query.ts';
import { countedDeals, figuresOf, monthReports, openDealsOf } from './monthAsItStands.ts';
import { boardsOf } from './stored/boards.ts';
import { FORMAT } from './stored/formats.ts';
import type { StoredMonth } from './stored/storedMonth.ts';

/** A month as it would be closed now. */
export interface MonthToClose extends Omit<StoredMonth, 'boards'> {
  /** Stands for these figures. */
  readonly figuresId: string;
}

const idOf = (figures: MonthFigures) =>
  createHash('sha256').update(JSON.stringify(figures)).digest('hex').slice(0, 16);

/** What closing a month would store now. */
export async function monthToClose(context: Context, month: Month): Promise<MonthToClose> {
  const { boards: _, ...stands } = await asItStands(context, month);
  return { ...stands, figuresId: idOf(stands.figures) };
}

/**
 * Closes a month that is over: stores what stands, and lets nothing that counts change in it from then on (decision 108).
 * @param figuresId stands for the figures that the viewer was looking at
 * @returns the id of the closing
 * @throws FORBIDDEN, BAD_INPUT before the month is over, CONFLICT when it is closed already, or a figure is another one since
 */
export async function closeMonth(context: Context, month: Month, figuresId: string): Promise<number> {
  requireAbility(canCloseMonths(context.viewer), 'You may not close a month.');
  if (!isMonthOver(month, context.clock.today()))
    throw badInput(`${formatMonth(month)} is not over: it can be closed once it is.`);
  return context.database.writeTogether(async writer => {
    await lockAlone(writer, month);
    if (await writer.row({ text: CLOSED_NOW, values: [firstOfMonth(month)] }))
      throw conflict(`${formatMonth(month)} is closed already.`);
    const within = { ...context, database: context.database.within(writer) };
    if (figuresId !== idOf(figuresOf(await monthReports(within, month))))
      throw conflict(`The figures of ${formatMonth(month)} have changed since you looked. Please look again.`);
    await freezePot(writer, within, month);
    const at = context.clock.now();
    await freezeTeams(writer, monthRange(month), at);
    const stored = await asItStands(within, month);
    const row = await writer.row<{ id: number }>({
      text: `insert into month_closing (month, closed_at, closed_by, format, stored)
        values ($1, $2, $3, $4, $5) returning id`,
      values: [firstOfMonth(month), at, context.viewer.employeeId, FORMAT, JSON.stringify(stored)],
    });
    if (!row) throw new Error(`${month} was not closed.`);
    await tell(writer, { ...authorOf(context), at }, month, { isClosed: true });
    return row.id;
  });
}

/**
 * Reopens a closed month.
 * @returns the id of the closing
 * @throws FORBIDDEN, NOT_FOUND when it is not closed
 */
export async function reopenMonth(context: Context, month: Month, reason: string): Promise<number> {
  requireAbility(canReopenMonths(context.viewer), 'You may not reopen a month: a manager or an admin can.');
  return context.database.writeTogether(async writer => {
    const row = await writer.row<{ id: number }>({
      text: `update month_closing set reopened_at = $2, reopened_by = $3, reason = $4
        where month = $1 and reopened_at is null returning id`,
      values: [firstOfMonth(month), context.clock.now(), context.viewer.employeeId, reason],
    });
    if (!row) throw notFound(`${formatMonth(month)} is not closed.`);
    await tell(writer, authorOf(context), month, { isClosed: false, reason });
    return row.id;
  });
}

async function asItStands(context: Context, month: Month): Promise<StoredMonth> {
  const reports = await monthReports(context, month);
  const figures = figuresOf(reports);
  const deals = await countedDeals(context, month);
  const before = await lastStored(context.database, month);
  const since = before && {
    deals: dealDifferences(before.deals, deals),
    figures: figureDifferences(before.figures, figures),
  };
  const open = await openDealsOf(context, month);
  return { figures, deals, open, since: since ?? null, boards: await boardsOf(reports) };
}

const CLOSED_NOW = 'select id from month_closing where month = $1 and reopened_at is null';

/**
 * Waits for the changes of the month that have begun, and lets others wait until this ends. Pots first: whoever sets one holds
 * their table before the month.
 */
async function lockAlone(writer: Writer, month: Month): Promise<void> {
  await writer.row({ text: 'lock table month_pot in share row exclusive mode', values: [] });
  await writer.row({
    text: 'select pg_advisory_xact_lock(4150108, lock_of_month($1))',
    values: [firstOfMonth(month)],
  });
}

/** The history, and a notice to every screen. */
async function tell(
  writer: Writer,
  author: Author,
  month: Month,
  { isClosed, reason = null }: { readonly isClosed: boolean; readonly reason?: string | null },
): Promise<void> {
  await recordChange(writer, author, monthHistory, {
    of: { month },
    before: isClosed ? null : { isClosed: true, reason: null },
    after: { isClosed, reason },
  });
  await writer.row({
    text: 'select pg_notify($1, $2)',
    values: announcing({ topic: 'SETTINGS', days: [] }),
  });
}
