import sql from 'sql-template-tag';
import type { Context } from '../../../platform/context.ts';
import type { Statement, Writer } from '../../../platform/database/writer.ts';
import { conflict } from '../../../platform/errors.ts';
import type { DayRange } from '../../../rules/calendar/calendar.ts';
import { logDay } from '../../../rules/deals/deal.ts';
import { teamOrNone } from '../../../rules/people/teams.ts';
import { loadEmployeesById } from '../../employees/employee.query.ts';
import type { DealFieldsRow } from '../deal.fields.ts';
import { listFieldChanges, TEAM_FREEZE_ORIGIN } from '../deal.history.ts';
import { DEAL_COLUMNS, type DealRow } from '../deal.row.ts';
import { assertCanEditGross, assertCanReviewDeals } from '../deal.service.ts';
import { buildChangeRecord, toDealHistoryLines } from '../writing/deal.change.ts';
import { updateDealSql, updateDealsSql } from '../writing/deal.statements.ts';

export interface DealRowWithId extends DealRow {
  readonly id: number;
}

/** Loads the deals with these ids and locks them until the transaction ends. */
export async function lockDeals(
  writer: Writer,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DealRowWithId>> {
  const deals = await writer.rows<DealRowWithId>(lockDealsSql(ids));
  return new Map(deals.map(deal => [deal.id, deal]));
}

// Locks deals in the order of their ids, so that two transactions with the same deals do not deadlock.
const lockDealsSql = (ids: readonly number[]): Statement =>
  sql`select id, ${DEAL_COLUMNS} from deal where id = any(${ids}::bigint[]) order by id for no key update`;

/** New gross of a deal, in dollars, or new review flags. */
export type GrossOrReview = Partial<
  Pick<DealFieldsRow, 'frontGross' | 'backGross' | 'isUpdated' | 'isConfirmed'>
>;

export interface BulkDealUpdate {
  readonly deal: DealRowWithId;
  readonly fields: GrossOrReview;
  /** File and line that contain the new values. */
  readonly origin: string;
}

/**
 * Changes gross or review flags of any number of deals that `lockDeals` locked. The rules are those of
 * `setDealGross` and `reviewDeal`.
 * @throws FORBIDDEN when the viewer may not change one of the fields
 */
export async function bulkUpdateDeals(
  writer: Writer,
  context: Context,
  updates: readonly BulkDealUpdate[],
): Promise<void> {
  const changes = updates.filter(
    ({ deal, fields }) => listFieldChanges(deal, { ...deal, ...fields }).length > 0,
  );
  if (changes.length === 0) return;
  for (const { fields } of changes) assertCanChangeFields(context, fields);
  const lines = changes.flatMap(({ deal, fields, origin }) =>
    toDealHistoryLines(deal, listFieldChanges(deal, { ...deal, ...fields }), origin),
  );
  const days = [...new Set(changes.map(({ deal }) => logDay(deal)))];
  const updatedRows = await writer.rows(
    updateDealsSql(changes, buildChangeRecord(context, 'amend', lines, days)),
  );
  if (updatedRows.length < changes.length)
    throw conflict('Another user just changed one of these deals. Try again.');
}

function assertCanChangeFields({ viewer }: Context, fields: GrossOrReview): void {
  if (fields.frontGross !== undefined || fields.backGross !== undefined) assertCanEditGross(viewer);
  if (fields.isUpdated !== undefined || fields.isConfirmed !== undefined) assertCanReviewDeals(viewer);
}

/**
 * Freezes the missing final teams of the closers and additionals of all deals of these days, sold or not
 * (closing.md).
 * @param changedAt the time of the closing. The Changes page finds these deals by this time
 */
export async function freezeTeams(writer: Writer, { start, end }: DayRange, changedAt: Date): Promise<void> {
  const people = await loadEmployeesById(writer);
  const findTeam = (id: number | null) => (id === null ? null : teamOrNone(people.get(id)?.team ?? null));
  const deals = await writer.rows<DealRow & { readonly id: number }>(sql`
    select id, ${DEAL_COLUMNS} from deal where log_day between ${start} and ${end}
      and (closer_id is not null and closer_team_final is null
        or additional_id is not null and additional_team_final is null)
    order by id for no key update`);
  for (const deal of deals) {
    const teams = {
      closerTeamFinal: deal.closerTeamFinal ?? findTeam(deal.closerId),
      additionalTeamFinal: deal.additionalTeamFinal ?? findTeam(deal.additionalId),
    };
    const lines = toDealHistoryLines(deal, listFieldChanges(deal, { ...deal, ...teams }));
    await writer.row(
      updateDealSql(deal, teams, {
        action: 'amend',
        employeeId: null,
        changedAt,
        source: { channel: 'store', origin: TEAM_FREEZE_ORIGIN },
        lines,
        days: [logDay(deal)],
      }),
    );
  }
}
