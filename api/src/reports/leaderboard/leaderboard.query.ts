import sql, { type Sql } from 'sql-template-tag';
import { loadEmployeesById } from '../../modules/employees/employee.query.ts';
import { listVacationUnits } from '../../modules/settings/settings.query.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { type DayRange, toMonth } from '../../rules/calendar/calendar.ts';
import { type CarFilter, type CarType, carClass, listCarTypes } from '../../rules/deals/dealValues.ts';
import { creditedTeam } from '../../rules/deals/finalTeam.ts';
import type { EmployeeLeaderboardFacts, TeamLeaderboardFacts } from '../../rules/leaderboard/leaderboard.ts';
import type { Ranking } from '../../rules/leaderboard/ranking.ts';
import type { DealsByRole } from '../../rules/leaderboard/squares.ts';
import type { HalfCents } from '../../rules/numbers/money.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import { creditsSql, IS_CREDITED, RANKED_SHARES } from '../rollUps.query.ts';
import type { LeaderboardMode } from './leaderboard.types.ts';

/** Sums of the sides of sold deals with the same employee, final team and car type. */
export interface LeaderboardGroup extends DealsByRole {
  readonly employeeId: number;
  /** Team frozen on the side of the deal. */
  readonly finalTeam: TeamId | null;
  readonly carType: CarType | null;
  /** Shares of front gross; a deal with front gross at or below 0 counts 0. */
  readonly gross: HalfCents;
}

/**
 * Returns the credited sides of the deals in the range, in groups. Counts only the cars that the filter
 * selects.
 */
export function listLeaderboardGroups(
  reader: Reader,
  range: DayRange,
  carFilter: CarFilter,
): Promise<LeaderboardGroup[]> {
  return reader.rows<LeaderboardGroup>(
    sql`select employee_id as "employeeId", team_final as "finalTeam", car_type as "carType",
       sum(solo) as solo, sum(closer) as closer, sum(additional) as additional, ${RANKED_SHARES} as gross
     from ${creditsSql(range)} where ${carFilterSql(carFilter)}
     group by employee_id, team_final, car_type having ${IS_CREDITED}`,
  );
}

function carFilterSql(filter: CarFilter): Sql {
  const carTypes = listCarTypes(filter);
  return carTypes ? sql`car_type = any(${carTypes})` : sql`true`;
}

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
  const [people, groups, vacation] = await database.readSnapshot(reader =>
    Promise.all([
      loadEmployeesById(reader),
      listLeaderboardGroups(reader, range, carFilter),
      listVacationUnits(reader, { first: toMonth(range.start), last: toMonth(range.end) }),
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
  const [people, groups] = await database.readSnapshot(reader =>
    Promise.all([loadEmployeesById(reader), listLeaderboardGroups(reader, range, carFilter)]),
  );
  const deals = groups.map(group => ({
    ...group,
    carClass: carClass(group.carType),
    team: creditedTeam(group.finalTeam, people.get(group.employeeId)?.team ?? null),
  }));
  return { ranking, range, carFilter, deals };
}
