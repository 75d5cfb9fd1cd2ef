import type { Context } from '../../../platform/context.ts';
import { splitIntoChunks } from '../../../platform/database/sqlHelpers.ts';
import type { Writer } from '../../../platform/database/writer.ts';
import { conflict } from '../../../platform/errors.ts';
import { requireAbility } from '../../../platform/viewer/policy.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { logDay } from '../../../rules/deals/deal.ts';
import type { DealFieldsRow } from '../deal.fields.ts';
import { EMPTY_DEAL, listFieldChanges } from '../deal.history.ts';
import { CANNOT_CHANGE_DEALS_MESSAGE, canRecordDeals } from '../deal.policy.ts';
import {
  type DealKey,
  deleteUnchangedDealsSql,
  insertCreationHistorySql,
  insertDeletionHistorySql,
  insertReservedDealsSql,
  notifyDealDaysSql,
  overtakenNumbersSql,
  reserveDealKeysSql,
} from './bulkDeals.statements.ts';

/** A deal to create, with its final teams and the file and line that it comes from. */
export interface BulkDeal {
  readonly deal: DealFieldsRow;
  readonly origin: string;
}

/** Receives the number of processed deals from time to time. */
export type ReportProgress = (deals: number) => void;

/** Maximum number of deals in a statement that writes history. */
const HISTORY_CHUNK_SIZE = 500;
/**
 * Maximum number of deals in a statement that inserts or deletes deals. Each statement updates the monthly
 * sums once, for all deals in the statement.
 */
const DEAL_CHUNK_SIZE = 5_000;

/**
 * Creates any number of deals with their history. The order of the statements keeps the time short in which
 * other users must wait (docs/adr/imports.md).
 * @returns the keys of the deals
 * @throws CONFLICT when another deal has a number, or has had the number since this call began
 */
export async function bulkCreateDeals(
  writer: Writer,
  context: Context,
  newDeals: readonly BulkDeal[],
  reportProgress: ReportProgress,
): Promise<DealKey[]> {
  requireAbility(canRecordDeals(context.viewer), CANNOT_CHANGE_DEALS_MESSAGE);
  const deals = [...newDeals].sort((one, other) => compareDays(logDay(one.deal), logDay(other.deal)));
  const author = toChangeAuthor(context);
  const keys: DealKey[] = [];
  for (const chunk of splitIntoChunks(deals, HISTORY_CHUNK_SIZE)) {
    const chunkKeys = await writer.rows<DealKey>(reserveDealKeysSql(chunk.map(({ deal }) => deal.number)));
    const lines = chunkKeys.map((key, index) => {
      const { deal, origin } = chunk[index] as BulkDeal;
      return { ...key, origin, lines: listFieldChanges(EMPTY_DEAL, deal) };
    });
    await writer.rows(insertCreationHistorySql(lines, author));
    keys.push(...chunkKeys);
    reportProgress(keys.length);
  }
  const keyedDeals = deals.map(({ deal }, index) => ({ ...deal, ...(keys[index] as DealKey) }));
  for (const chunk of splitIntoChunks(keyedDeals, DEAL_CHUNK_SIZE)) {
    await writer.rows(insertReservedDealsSql(chunk, author.changedAt));
    await assertNotOvertaken(writer, chunk);
  }
  await writer.rows(notifyDealDaysSql(deals.map(({ deal }) => logDay(deal))));
  return keys;
}

/**
 * Deletes any number of deals that are unchanged since `bulkCreateDeals` created them. Writes the history of
 * the deletions.
 * @throws CONFLICT when one of the deals has changed
 */
export async function bulkDeleteDeals(
  writer: Writer,
  context: Context,
  deals: readonly DealKey[],
  reportProgress: ReportProgress,
): Promise<void> {
  requireAbility(canRecordDeals(context.viewer), CANNOT_CHANGE_DEALS_MESSAGE);
  const author = toChangeAuthor(context);
  let processedCount = 0;
  for (const chunk of splitIntoChunks(deals, HISTORY_CHUNK_SIZE)) {
    await writer.rows(insertDeletionHistorySql(chunk, author));
    processedCount += chunk.length;
    reportProgress(processedCount);
  }
  const days: Day[] = [];
  for (const chunk of splitIntoChunks(deals, DEAL_CHUNK_SIZE)) {
    const deleted = await writer.rows<{ logDay: Day }>(deleteUnchangedDealsSql(chunk));
    if (deleted.length < chunk.length)
      throw conflict('Another user just changed one of these deals. Try again.');
    days.push(...deleted.map(each => each.logDay));
  }
  await writer.rows(notifyDealDaysSql(days));
}

const compareDays = (one: Day, other: Day) => (one < other ? -1 : Number(one > other));

async function assertNotOvertaken(writer: Writer, deals: readonly DealKey[]): Promise<void> {
  const [first] = await writer.rows<{ number: number }>(overtakenNumbersSql(deals));
  if (first) throw conflict(`Another user just took deal number ${first.number}. Try again.`);
}

const toChangeAuthor = ({ viewer, clock, source }: Context) => ({
  employeeId: viewer.employeeId,
  changedAt: clock.now(),
  source,
});
