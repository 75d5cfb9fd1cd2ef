import sql from 'sql-template-tag';
import type { Writer } from '../../database/writer.ts';
import { employeesById } from '../../employees/employee.query.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { logDay } from '../../rules/deals/deal.ts';
import { teamOrNone } from '../../rules/people/teams.ts';
import { TEAM_FREEZE_ORIGIN, listFieldChanges } from '../deal.history.ts';
import { DEAL_COLUMNS, type DealRow } from '../deal.row.ts';
import { toDealHistoryLines } from '../writing/deal.change.ts';
import { updateDealSql } from '../writing/deal.statements.ts';

/**
 * Freezes the team of each side without one, for all deals of these days, sold or not (closing.md, What is
 * frozen).
 * @param changedAt the time of the closing, by which Changes finds these deals
 */
export async function freezeTeams(writer: Writer, { start, end }: DayRange, changedAt: Date): Promise<void> {
  const people = await employeesById(writer);
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
        source: { door: 'store', origin: TEAM_FREEZE_ORIGIN },
        lines,
        days: [logDay(deal)],
      }),
    );
  }
}
