import sql, { type Sql } from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import { isSoldWithin } from '../../deals/deal.query.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { type CarFilter, carTypesPassing } from '../../rules/deals/carClass.ts';
import type { CarType } from '../../rules/deals/dealValues.ts';
import type { CreditRole } from '../../rules/leaderboard/squares.ts';
import type { HalfCents } from '../../rules/numbers/money.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import { CREDITED, RANKED_GROSS, SIDES } from '../credits.sql.ts';

/** Sides of sold deals that are alike in all that a leaderboard shows. */
export interface LeaderboardGroup {
  readonly employeeId: number;
  /** The team frozen on the side. */
  readonly finalTeam: TeamId | null;
  readonly carType: CarType | null;
  readonly role: CreditRole;
  readonly deals: number;
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
    sql`select employee_id as "employeeId", team_final as "finalTeam", car_type as "carType", role,
       count(*) as deals, ${RANKED_GROSS} as gross
     from deal cross join ${SIDES}
     where ${isSoldWithin(range)} and ${CREDITED} and ${ofCars(carFilter)}
     group by employee_id, team_final, car_type, role`,
  );
}

function ofCars(filter: CarFilter): Sql {
  const carTypes = carTypesPassing(filter);
  return carTypes ? sql`car_type = any(${carTypes})` : sql`true`;
}
