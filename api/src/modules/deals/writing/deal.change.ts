import type { Context } from '../../../platform/context.ts';
import { retryUntilWritten } from '../../../platform/database/writer.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { logDay } from '../../../rules/deals/deal.ts';
import { type DealBefore, finalTeams } from '../../../rules/deals/finalTeam.ts';
import type { Employees } from '../../employees/employee.query.ts';
import type { DealFieldsRow } from '../deal.fields.ts';
import { type DealAction, type DealFieldChange, EMPTY_DEAL, listFieldChanges } from '../deal.history.ts';
import type { DealView } from '../deal.query.ts';
import type { DealRow } from '../deal.row.ts';
import { type CurrentDeal, loadCurrentDeal, rejectOverwriting } from './deal.current.ts';
import {
  type ChangeRecord,
  type DealHistoryLine,
  deleteDealSql,
  raiseVersionsSql,
  renumberDealSql,
  updateDealSql,
} from './deal.statements.ts';

/** A requested change of one deal. */
interface DealChangeRequest {
  readonly number: number;
  /** The version that the viewer read. When absent, no conflict is reported. */
  readonly baseVersion: number | undefined;
}

interface DealFieldsRequest extends DealChangeRequest {
  readonly action: DealAction;
  /** The only fields to change. */
  readonly fields: Partial<DealFieldsRow>;
  /** Returns additional field changes that follow from the requested changes. */
  readonly deriveChanges?: (deal: CurrentDeal, after: DealFieldsRow) => Partial<DealFieldsRow>;
}

/**
 * Changes fields of a deal. Writes deal, version, history and notification if the deal is unchanged since it
 * was read. Otherwise reads the deal again and repeats the change (docs/adr/reading-and-writing.md). Writes
 * nothing when no field differs.
 * @throws NOT_FOUND, and CONFLICT by `rejectOverwriting`
 */
export function changeDeal(context: Context, request: DealFieldsRequest): Promise<DealView> {
  const { action, number, baseVersion, fields, deriveChanges } = request;
  return retryUntilWritten(async () => {
    const deal = await loadCurrentDeal(context, number, fields, baseVersion);
    const withFields = { ...deal.row, ...fields };
    const after = { ...withFields, ...deriveChanges?.(deal, withFields) };
    const lines = listFieldChanges(deal.row, after);
    rejectOverwriting(
      deal,
      lines.map(line => line.field),
    );
    if (lines.length === 0) return deal;
    const record = buildChangeRecord(context, action, toDealHistoryLines(after, lines), [
      logDay(deal.row),
      logDay(after),
    ]);
    const row =
      after.number === number
        ? await writeFields(context, deal, pickChangedFields(after, lines), record)
        : await writeNumber(context, deal, after.number, record);
    return row && { row, people: deal.people };
  });
}

/**
 * Deletes a deal if it is unchanged since it was read, and keeps its history.
 * @throws the same errors as `changeDeal`
 */
export function removeDeal(context: Context, { number, baseVersion }: DealChangeRequest): Promise<DealRow> {
  return retryUntilWritten(async () => {
    const deal = await loadCurrentDeal(context, number, {}, baseVersion);
    rejectOverwriting(deal, []);
    const lines = toDealHistoryLines(deal.row, listFieldChanges(deal.row, EMPTY_DEAL));
    const record = buildChangeRecord(context, 'delete', lines, [logDay(deal.row)]);
    const [row] = await context.database.write<DealRow>(deleteDealSql(deal, record));
    return row;
  });
}

/**
 * Builds the record of a change by the viewer, for the history and the notification of screens.
 * @param days the log days that show the change
 */
export const buildChangeRecord = (
  { viewer, clock, source }: Context,
  action: DealAction,
  lines: readonly DealHistoryLine[],
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
 * Adds the number and the origin of a deal to its history lines.
 * @param origin file and line of this deal, when it differs from the origin of the whole change
 */
export const toDealHistoryLines = (
  { number }: { readonly number: number },
  lines: readonly DealFieldChange[],
  origin?: string,
): DealHistoryLine[] => lines.map(line => ({ number, origin, ...line }));

const pickChangedFields = (after: DealFieldsRow, lines: readonly DealFieldChange[]): Partial<DealFieldsRow> =>
  Object.fromEntries(lines.map(({ field }) => [field, after[field]]));

async function writeFields(
  { database }: Context,
  deal: CurrentDeal,
  fields: Partial<DealFieldsRow>,
  record: ChangeRecord,
): Promise<DealRow | undefined> {
  const [row] = await database.write<DealRow>(updateDealSql(deal, fields, record));
  return row;
}

/**
 * Renumbers a deal. Uses two statements: the second must start after the number is taken, to see the last
 * version under that number.
 */
const writeNumber = (
  { database }: Context,
  deal: CurrentDeal,
  newNumber: number,
  record: ChangeRecord,
): Promise<DealRow | undefined> =>
  database.writeInTransaction(async writer => {
    const isUnchanged = await writer.row(renumberDealSql(deal, newNumber));
    return isUnchanged && writer.row<DealRow>(raiseVersionsSql([deal.id], record));
  });

/**
 * Derives the final teams of a deal. It freezes the team of each salesperson who is credited with the sold
 * deal and has no final team yet (rules.md, A deal, "Final team").
 * @param people all employees that the deal names now
 */
export function deriveFinalTeams(
  before: DealFieldsRow | null,
  after: DealFieldsRow,
  people: Employees,
): Pick<DealFieldsRow, 'closerTeamFinal' | 'additionalTeamFinal'> {
  const frozen = finalTeams(before && toDealBefore(before), after, id => people.get(id)?.team ?? null);
  return { closerTeamFinal: frozen.closer, additionalTeamFinal: frozen.additional };
}

const toDealBefore = ({
  closerId,
  closerTeamFinal,
  additionalId,
  additionalTeamFinal,
}: DealFieldsRow): DealBefore => ({
  closerId,
  additionalId,
  finalTeams: { closer: closerTeamFinal, additional: additionalTeamFinal },
});
