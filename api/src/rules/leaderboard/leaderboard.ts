import type { DayRange } from '../calendar/calendar.ts';
import type { CarClass, CarFilter } from '../deals/carClass.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import { type Cents, type HalfCents, toCents } from '../numbers/money.ts';
import { type CarUnits, totalUnits, type Units } from '../numbers/units.ts';
import { byEmployee, isHouse, type Person, reportedPeople } from '../people/people.ts';
import { COMPETING_TEAMS, type TeamId } from '../people/teams.ts';
import {
  type Hundredths,
  toUnits,
  type VacationUnits,
  vacationIn,
  vacationMonths,
  withVacation,
} from '../settings/vacation.ts';
import { inRankOrder, type Ranking } from './ranking.ts';
import {
  type DealSquares,
  type DealsOfClass,
  dealSquares,
  type VacationSquares,
  vacationSquares,
} from './squares.ts';

/** Credited sides of sold deals with one class of car. */
export interface CreditedDeals extends DealsOfClass {
  /** The sides' shares of front gross, a deal with front gross at or below 0 counting 0. */
  readonly gross: HalfCents;
}

export interface EmployeeDeals extends CreditedDeals {
  readonly employeeId: number;
}

export interface TeamDeals extends CreditedDeals {
  /** The side's credited team: see `creditedTeam`. */
  readonly team: TeamId;
}

export interface LeaderboardRow extends CarUnits {
  /** 1, 2, 3 …: never shared. */
  readonly rank: number;
  /** The employee's id, or the team's. */
  readonly id: number;
  readonly name: string;
  readonly team: TeamId | null;
  /** Vacation units in the total, up to 2 decimals. */
  readonly vacation: number;
  readonly total: number;
  readonly gross: Cents;
  readonly squares: readonly DealSquares[];
  readonly vacationSquares: VacationSquares;
}

/** Everything a leaderboard of people is worked out from. */
export interface EmployeeLeaderboardFacts {
  readonly ranking: Ranking;
  readonly range: DayRange;
  readonly carFilter: CarFilter;
  /** Every employee. */
  readonly people: readonly Person[];
  /** The deals of the range that pass the filter. */
  readonly deals: readonly EmployeeDeals[];
  readonly vacation: readonly VacationUnits[];
}

/**
 * Active salespeople and anyone else credited, without the employee named HSE. Vacation units of the months that count in
 * the range are in the total, unless a car type is chosen (rules.md, Leaderboard).
 */
export function employeeLeaderboard(facts: EmployeeLeaderboardFacts): LeaderboardRow[] {
  const dealsOf = byEmployee(facts.deals);
  const vacationOf = byEmployee(facts.vacation);
  const months = facts.carFilter === 'All' ? vacationMonths(facts.range) : undefined;
  const entries = reportedPeople(facts.people, new Set(facts.deals.map(each => each.employeeId)))
    .filter(person => !isHouse(person))
    .map(({ id, name, team }) =>
      entryOf({ id, name, team }, dealsOf(id), vacationIn(months, vacationOf(id))),
    );
  return ranked(entries, facts.ranking);
}

/** Teams A, B and C, always, never None and HSE; vacation does not count (rules.md, Leaderboard). */
export function teamLeaderboard(ranking: Ranking, deals: readonly TeamDeals[]): LeaderboardRow[] {
  const entries = COMPETING_TEAMS.map(({ id, name }) =>
    entryOf(
      { id, name, team: id },
      deals.filter(each => each.team === id),
      0,
    ),
  );
  return ranked(entries, ranking);
}

interface Holder {
  readonly id: number;
  readonly name: string;
  readonly team: TeamId | null;
}

type Entry = ReturnType<typeof entryOf>;

function entryOf(holder: Holder, deals: readonly CreditedDeals[], vacation: Hundredths) {
  const units = unitsOf(deals);
  return {
    ...holder,
    deals,
    units,
    vacation,
    total: withVacation(totalUnits(units), vacation),
    gross: sumOf(deals, each => each.gross),
  };
}

/** A side of a split is half a unit: a team with both sides has a whole one (rules.md, Leaderboard). */
function unitsOf(deals: readonly CreditedDeals[]): CarUnits {
  const unitsOfClass = (carClass: CarClass): Units =>
    sumOf(
      deals.filter(each => each.carClass === carClass),
      each => each.solo + (each.closer + each.additional) / 2,
    );
  return { new: unitsOfClass('new'), used: unitsOfClass('used'), unclassified: unitsOfClass('unclassified') };
}

function ranked(entries: readonly Entry[], ranking: Ranking): LeaderboardRow[] {
  return inRankOrder(entries, ranking).map(
    ({ id, name, team, units, deals, vacation, total, gross }, index) => ({
      rank: index + 1,
      id,
      name,
      team,
      ...units,
      vacation: toUnits(vacation),
      total: toUnits(total),
      gross: toCents(gross),
      squares: dealSquares(deals),
      vacationSquares: vacationSquares(vacation),
    }),
  );
}
