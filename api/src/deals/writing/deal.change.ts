import type { Context } from '../../platform/context.ts';
import { untilWritten } from '../../database/writer.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { logDay } from '../../rules/deals/deal.ts';
import type { DealFieldsRow } from '../deal.fields.ts';
import { type DealAction, type FieldChange, linesBetween, NO_DEAL } from '../deal.history.ts';
import type { DealView } from '../deal.query.ts';
import type { DealRow } from '../deal.row.ts';
import { refuseOverwriting } from './deal.conflict.ts';
import { type CurrentDeal, currentDeal } from './deal.current.ts';
import {
  amending,
  type ChangeRecord,
  type DealLine,
  deleting,
  renumbering,
  versioning,
} from './deal.statements.ts';

/** A change of one deal as it was sent. */
interface SentChange {
  readonly number: number;
  /** The version that the viewer was looking at; without one nothing is refused. */
  readonly seenVersion: number | undefined;
}

interface SentFields extends SentChange {
  readonly action: DealAction;
  /** Those that are to change, and no others. */
  readonly fields: Partial<DealFieldsRow>;
  /** What follows from them. */
  readonly thereby?: (deal: CurrentDeal, after: DealFieldsRow) => Partial<DealFieldsRow>;
}

/**
 * Changes fields of a deal: reads it, decides, and writes deal, version, history and notice if the deal is still as it was read;
 * else begins again (decision 122). When no field differs, nothing is written.
 * @throws NOT_FOUND, and CONFLICT by `refuseOverwriting`
 */
export function changeDeal(context: Context, sent: SentFields): Promise<DealView> {
  const { action, number, seenVersion, fields, thereby } = sent;
  return untilWritten(async () => {
    const deal = await currentDeal(context, number, fields, seenVersion);
    const typed = { ...deal.row, ...fields };
    const after = { ...typed, ...thereby?.(deal, typed) };
    const lines = linesBetween(deal.row, after);
    refuseOverwriting(
      deal,
      lines.map(line => line.field),
    );
    if (lines.length === 0) return deal;
    const record = recordOf(context, action, linesOf(after, lines), [logDay(deal.row), logDay(after)]);
    const row =
      after.number === number
        ? await amend(context, deal, changedOf(after, lines), record)
        : await renumber(context, deal, after.number, record);
    return row && { row, people: deal.people };
  });
}

/** Deletes a deal, if it is still as it was read; its history stays. @throws as `changeDeal` does */
export function removeDeal(context: Context, { number, seenVersion }: SentChange): Promise<DealRow> {
  return untilWritten(async () => {
    const deal = await currentDeal(context, number, {}, seenVersion);
    refuseOverwriting(deal, []);
    const lines = linesOf(deal.row, linesBetween(deal.row, NO_DEAL));
    const record = recordOf(context, 'delete', lines, [logDay(deal.row)]);
    const [row] = await context.database.write<DealRow>(deleting(deal, record));
    return row;
  });
}

/** What the viewer does now, for the history and the screens that show these log days. */
export const recordOf = (
  { viewer, clock, source }: Context,
  action: DealAction,
  lines: readonly DealLine[],
  days: readonly Day[],
): ChangeRecord => ({
  action,
  employeeId: viewer.employeeId,
  changedAt: clock.now(),
  source,
  lines,
  days,
});

/**
 * The lines of one deal.
 * @param origin what this deal was read from, when it is not what the whole change was
 */
export const linesOf = (
  { number }: { readonly number: number },
  lines: readonly FieldChange[],
  origin?: string,
): DealLine[] => lines.map(line => ({ number, origin, ...line }));

const changedOf = (after: DealFieldsRow, lines: readonly FieldChange[]): Partial<DealFieldsRow> =>
  Object.fromEntries(lines.map(({ field }) => [field, after[field]]));

async function amend(
  { database }: Context,
  deal: CurrentDeal,
  fields: Partial<DealFieldsRow>,
  record: ChangeRecord,
): Promise<DealRow | undefined> {
  const [row] = await database.write<DealRow>(amending(deal, fields, record));
  return row;
}

const renumber = (
  { database }: Context,
  deal: CurrentDeal,
  newNumber: number,
  record: ChangeRecord,
): Promise<DealRow | undefined> =>
  database.writeTogether(async writer => {
    const isAsRead = await writer.row(renumbering(deal, newNumber));
    return isAsRead && writer.row<DealRow>(versioning([deal.id], record));
  });
