import sql, { type Sql } from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { type CarFilter, carTypesPassing } from '../../rules/deals/carClass.ts';
import type { CarType } from '../../rules/deals/dealValues.ts';
import type { DealsByRole } from '../../rules/leaderboard/squares.ts';
import type { HalfCents } from '../../rules/numbers/money.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import { creditsSql, IS_CREDITED, RANKED_SHARES } from '../rollUps.sql.ts';

/** Number of sides of sold deals with the same employee, final team and car type. */
export interface LeaderboardGroup extends DealsByRole {
  readonly employeeId: number;
  /** Team frozen on the side of the deal. */
  readonly finalTeam: TeamId | null;
  readonly carType: CarType | null;
  /** Shares of front gross; a deal with front gross at or below 0 counts 0. */
  readonly gross: HalfCents;
}

/** Returns the credited sides of the range's deals with these cars, in groups. */
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
  const carTypes = carTypesPassing(filter);
  return carTypes ? sql`car_type = any(${carTypes})` : sql`true`;
}
