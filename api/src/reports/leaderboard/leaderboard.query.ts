import sql, { type Sql } from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { type CarFilter, carTypesPassing } from '../../rules/deals/carClass.ts';
import type { CarType } from '../../rules/deals/dealValues.ts';
import type { DealsByRole } from '../../rules/leaderboard/squares.ts';
import type { HalfCents } from '../../rules/numbers/money.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import { creditsIn, IS_CREDITED, RANKED_SHARES } from '../rollUps.sql.ts';

/** Sides of sold deals of one person, final team and car type. */
export interface LeaderboardGroup extends DealsByRole {
  readonly employeeId: number;
  /** The team frozen on the side. */
  readonly finalTeam: TeamId | null;
  readonly carType: CarType | null;
  /** Shares of front gross, a deal with front gross at or below 0 counting 0. */
  readonly gross: HalfCents;
}

/** The credited sides of the range's deals that pass the filter, in groups. */
export function leaderboardGroups(
  reader: Reader,
  range: DayRange,
  carFilter: CarFilter,
): Promise<LeaderboardGroup[]> {
  return reader.rows<LeaderboardGroup>(
    sql`select employee_id as "employeeId", team_final as "finalTeam", car_type as "carType",
       sum(solo) as solo, sum(closer) as closer, sum(additional) as additional, ${RANKED_SHARES} as gross
     from ${creditsIn(range)} where ${ofCars(carFilter)}
     group by employee_id, team_final, car_type having ${IS_CREDITED}`,
  );
}

function ofCars(filter: CarFilter): Sql {
  const carTypes = carTypesPassing(filter);
  return carTypes ? sql`car_type = any(${carTypes})` : sql`true`;
}
