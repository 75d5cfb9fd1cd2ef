import type { Context } from '../../platform/context.ts';
import { splitIntoChunks } from '../../database/chunks.ts';
import type { Writer } from '../../database/writer.ts';
import { conflict } from '../../platform/errors.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { logDay } from '../../rules/deals/deal.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import type { DealFieldsRow } from '../deal.fields.ts';
import { linesBetween, NO_DEAL } from '../deal.history.ts';
import { canRecordDeals, MAY_NOT_RECORD } from '../deal.policy.ts';
import {
  announcingDays,
  type DealKey,
  deletingUnchanged,
  insertingKeyed,
  overtaken,
  recordingAhead,
  recordingDeletion,
  takingKeys,
} from './manyDeals.statements.ts';

/** A deal as it is to be recorded, with its final teams, and what it was read from. */
export interface DealOfMany {
  readonly deal: DealFieldsRow;
  readonly origin: string;
}

/** Called now and then with how many deals are through. */
export type Progress = (deals: number) => void;

/** Deals whose history is written by one statement. */
const HISTORY_AT_ONCE = 500;
/** Deals that one statement adds or deletes: the sums of their months are added to once for all of them. */
const DEALS_AT_ONCE = 5_000;

/**
 * Records any number of new deals with their history, in the order in which desks wait least (decision 151).
 * @returns their keys
 * @throws CONFLICT when a number is taken, or was used meanwhile
 */
export async function recordMany(
  writer: Writer,
  context: Context,
  sent: readonly DealOfMany[],
  progress: Progress,
): Promise<DealKey[]> {
  requireAbility(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  const deals = [...sent].sort((one, other) => byDay(logDay(one.deal), logDay(other.deal)));
  const who = whoOf(context);
  const keys: DealKey[] = [];
  for (const part of splitIntoChunks(deals, HISTORY_AT_ONCE)) {
    const keyed = await writer.rows<DealKey>(takingKeys(part.map(({ deal }) => deal.number)));
    const lines = keyed.map((key, index) => {
      const { deal, origin } = part[index] as DealOfMany;
      return { ...key, origin, lines: linesBetween(NO_DEAL, deal) };
    });
    await writer.rows(recordingAhead(lines, who));
    keys.push(...keyed);
    progress(keys.length);
  }
  const keyedDeals = deals.map(({ deal }, index) => ({ ...deal, ...(keys[index] as DealKey) }));
  for (const part of splitIntoChunks(keyedDeals, DEALS_AT_ONCE)) {
    await writer.rows(insertingKeyed(part, who.changedAt));
    await refuseOvertaken(writer, part);
  }
  await writer.rows(announcingDays(deals.map(({ deal }) => logDay(deal))));
  return keys;
}

/**
 * Deletes any number of deals that are as `recordMany` recorded them, each with its history.
 * @throws CONFLICT when one of them is not
 */
export async function deleteMany(
  writer: Writer,
  context: Context,
  deals: readonly DealKey[],
  progress: Progress,
): Promise<void> {
  requireAbility(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  const who = whoOf(context);
  let through = 0;
  for (const part of splitIntoChunks(deals, HISTORY_AT_ONCE)) {
    await writer.rows(recordingDeletion(part, who));
    through += part.length;
    progress(through);
  }
  const days: Day[] = [];
  for (const part of splitIntoChunks(deals, DEALS_AT_ONCE)) {
    const deleted = await writer.rows<{ logDay: Day }>(deletingUnchanged(part));
    if (deleted.length < part.length) throw conflict('One of the deals was changed at this moment.');
    days.push(...deleted.map(each => each.logDay));
  }
  await writer.rows(announcingDays(days));
}

const byDay = (one: Day, other: Day) => (one < other ? -1 : Number(one > other));

async function refuseOvertaken(writer: Writer, deals: readonly DealKey[]): Promise<void> {
  const [first] = await writer.rows<{ number: number }>(overtaken(deals));
  if (first) throw conflict(`Deal number ${first.number} was used by somebody else meanwhile.`);
}

const whoOf = ({ viewer, clock, source }: Context) => ({
  employeeId: viewer.employeeId,
  changedAt: clock.now(),
  source,
});
