import type { Database } from '../../database/database.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { type DayRange, monthOf } from '../../rules/calendar/calendar.ts';
import { type CarFilter, carClass } from '../../rules/deals/carClass.ts';
import { creditedTeam } from '../../rules/deals/finalTeam.ts';
import type { EmployeeLeaderboardFacts, TeamLeaderboardFacts } from '../../rules/leaderboard/leaderboard.ts';
import type { Ranking } from '../../rules/leaderboard/ranking.ts';
import { vacationUnitsIn } from '../../settings/settings.query.ts';
import type { LeaderboardMode } from './leaderboard.enums.ts';
import { listLeaderboardGroups } from './leaderboard.query.ts';

export interface LeaderboardChoice {
  readonly mode: LeaderboardMode;
  readonly range: DayRange;
  readonly carFilter: CarFilter;
  readonly ranking: Ranking;
}

/** Reads the facts of a leaderboard of employees at one instant. */
export async function readEmployeeFacts(
  database: Database,
  { range, carFilter, ranking }: LeaderboardChoice,
): Promise<EmployeeLeaderboardFacts> {
  const [people, groups, vacation] = await database.together(reader =>
    Promise.all([
      employeesById(reader),
      listLeaderboardGroups(reader, range, carFilter),
      vacationUnitsIn(reader, { first: monthOf(range.start), last: monthOf(range.end) }),
    ]),
  );
  const deals = groups.map(group => ({ ...group, carClass: carClass(group.carType) }));
  return { ranking, range, carFilter, people: [...people.values()], deals, vacation };
}

/** Reads the facts of a leaderboard of teams at one instant. */
export async function readTeamFacts(
  database: Database,
  { range, carFilter, ranking }: LeaderboardChoice,
): Promise<TeamLeaderboardFacts> {
  const [people, groups] = await database.together(reader =>
    Promise.all([employeesById(reader), listLeaderboardGroups(reader, range, carFilter)]),
  );
  const deals = groups.map(group => ({
    ...group,
    carClass: carClass(group.carType),
    team: creditedTeam(group.finalTeam, people.get(group.employeeId)?.team ?? null),
  }));
  return { ranking, range, carFilter, deals };
}
