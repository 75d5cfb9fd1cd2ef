import type { Database } from '../../database/database.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { type DayRange, monthOf } from '../../rules/calendar/calendar.ts';
import { type CarFilter, carClass } from '../../rules/deals/carClass.ts';
import { creditedTeam } from '../../rules/deals/finalTeam.ts';
import {
  employeeLeaderboard,
  type LeaderboardRow,
  teamLeaderboard,
} from '../../rules/leaderboard/leaderboard.ts';
import type { Ranking } from '../../rules/leaderboard/ranking.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { vacationUnitsIn } from '../../settings/settings.query.ts';
import type { LeaderboardMode } from './leaderboard.enums.ts';
import { leaderboardGroups } from './leaderboard.query.ts';
import type { LeaderboardRowType } from './leaderboard.types.ts';

export interface LeaderboardChoice {
  readonly mode: LeaderboardMode;
  readonly range: DayRange;
  readonly carFilter: CarFilter;
  readonly ranking: Ranking;
}

/** The leaderboard of people or of teams, first to last (rules.md, Leaderboard). */
export async function leaderboardReport(
  database: Database,
  choice: LeaderboardChoice,
): Promise<LeaderboardRowType[]> {
  const rows = await (choice.mode === 'TEAMS' ? ofTeams : ofEmployees)(database, choice);
  return rows.map(row => ({ ...row, gross: toDollars(row.gross) }));
}

async function ofEmployees(
  database: Database,
  { range, carFilter, ranking }: LeaderboardChoice,
): Promise<LeaderboardRow[]> {
  const [people, groups, vacation] = await database.together(reader =>
    Promise.all([
      employeesById(reader),
      leaderboardGroups(reader, range, carFilter),
      vacationUnitsIn(reader, { first: monthOf(range.start), last: monthOf(range.end) }),
    ]),
  );
  const deals = groups.map(group => ({ ...group, carClass: carClass(group.carType) }));
  return employeeLeaderboard({ ranking, range, carFilter, people: [...people.values()], deals, vacation });
}

async function ofTeams(
  database: Database,
  { range, carFilter, ranking }: LeaderboardChoice,
): Promise<LeaderboardRow[]> {
  const [people, groups] = await database.together(reader =>
    Promise.all([employeesById(reader), leaderboardGroups(reader, range, carFilter)]),
  );
  const deals = groups.map(group => ({
    ...group,
    carClass: carClass(group.carType),
    team: creditedTeam(group.finalTeam, people.get(group.employeeId)?.team ?? null),
  }));
  return teamLeaderboard(ranking, deals);
}
