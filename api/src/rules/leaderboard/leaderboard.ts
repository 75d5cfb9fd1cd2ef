import type { DayRange } from '../calendar/calendar.ts';
import type { CarFilter } from '../deals/carClass.ts';
import type { AmountsOf } from '../figures/figure.ts';
import { byEmployee, isHouse, type Person, reportedPeople } from '../people/people.ts';
import { COMPETING_TEAMS, type TeamId } from '../people/teams.ts';
import {
  type Hundredths,
  toUnits,
  type VacationUnits,
  vacationIn,
  vacationMonths,
} from '../settings/vacation.ts';
import type { StepsOf } from '../steps/figureStep.ts';
import { figuresOf, inHundredths } from '../steps/step.ts';
import {
  type CreditedDeals,
  grossOf,
  type HolderCredits,
  type HolderSteps,
  holderSteps,
} from './holderSteps.ts';
import type { leaderboardFigures } from './leaderboardFigures.ts';
import { inRankOrder, type Ranking } from './ranking.ts';
import { rankSteps } from './rankSteps.ts';
import { type DealSquares, dealSquares, type VacationSquares, vacationSquares } from './squares.ts';

export interface EmployeeDeals extends CreditedDeals {
  readonly employeeId: number;
}

export interface TeamDeals extends CreditedDeals {
  /** The side's credited team: see `creditedTeam`. */
  readonly team: TeamId;
}

/** Money in cents. */
export interface LeaderboardRow extends AmountsOf<typeof leaderboardFigures> {
  /** The employee's id, or the team's. */
  readonly id: number;
  readonly name: string;
  readonly team: TeamId | null;
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

/** Everything a leaderboard of teams is worked out from. */
export interface TeamLeaderboardFacts {
  readonly ranking: Ranking;
  readonly range: DayRange;
  readonly carFilter: CarFilter;
  /** The deals of the range that pass the filter. */
  readonly deals: readonly TeamDeals[];
}

/**
 * Active salespeople and anyone else credited, without the employee named HSE. Vacation units of the months that count in
 * the range are in the total, unless a car type is chosen (rules.md, Leaderboard).
 */
export function employeeLeaderboard(facts: EmployeeLeaderboardFacts): LeaderboardRow[] {
  return employeePlaces(facts).map(rowOf);
}

/** Teams A, B and C, always, never None and HSE; vacation does not count (rules.md, Leaderboard). */
export function teamLeaderboard(facts: TeamLeaderboardFacts): LeaderboardRow[] {
  return teamPlaces(facts).map(rowOf);
}

/** The places of people, from first to last. */
export function employeePlaces(facts: EmployeeLeaderboardFacts): Place[] {
  const dealsOf = byEmployee(facts.deals);
  const vacationOf = byEmployee(facts.vacation);
  const entries = reportedPeople(facts.people, new Set(facts.deals.map(each => each.employeeId)))
    .filter(person => !isHouse(person))
    .map(({ id, name, team }) =>
      entryOf({ id, name, team }, employeeCredits(facts, id, dealsOf(id), vacationOf(id))),
    );
  return ranked(entries, facts.ranking);
}

/** The places of teams, from first to last. */
export function teamPlaces(facts: TeamLeaderboardFacts): Place[] {
  const entries = COMPETING_TEAMS.map(({ id, name }) =>
    entryOf({ id, name, team: id }, teamCredits(facts, id)),
  );
  return ranked(entries, facts.ranking);
}

/** How the figures of anyone come about, on the board or not. */
export function employeeSteps(facts: EmployeeLeaderboardFacts, id: number): HolderSteps {
  const isTheirs = ({ employeeId }: { readonly employeeId: number }) => employeeId === id;
  return holderSteps(
    employeeCredits(facts, id, facts.deals.filter(isTheirs), facts.vacation.filter(isTheirs)),
  );
}

function employeeCredits(
  { range, carFilter }: EmployeeLeaderboardFacts,
  id: number,
  deals: readonly EmployeeDeals[],
  vacation: readonly VacationUnits[],
): HolderCredits {
  const months = carFilter === 'All' ? vacationMonths(range) : undefined;
  return { range, carFilter, whose: { employeeIds: [id] }, deals, vacation: vacationIn(months, vacation) };
}

function teamCredits({ range, carFilter, deals }: TeamLeaderboardFacts, team: TeamId): HolderCredits {
  const own = deals.filter(each => each.team === team);
  return { range, carFilter, whose: { finalTeam: team }, deals: own, vacation: 0 };
}

interface Holder {
  readonly id: number;
  readonly name: string;
  readonly team: TeamId | null;
}

/** How the figures of a place come about. */
/** Vacation is a part of the total, and explained there. */
export type PlaceSteps = Omit<StepsOf<typeof leaderboardFigures>, 'vacation'>;

interface Place extends Holder {
  readonly steps: PlaceSteps;
  readonly deals: readonly CreditedDeals[];
  readonly vacation: Hundredths;
}

type Entry = ReturnType<typeof entryOf>;

function entryOf(holder: Holder, credits: HolderCredits) {
  const { deals, vacation } = credits;
  const steps = holderSteps(credits);
  return { ...holder, deals, vacation, steps, total: inHundredths(steps.total), gross: grossOf(deals) };
}

function ranked(entries: readonly Entry[], ranking: Ranking): Place[] {
  const order = inRankOrder(entries, ranking);
  return order.map((entry, index) => ({
    ...entry,
    steps: { ...entry.steps, rank: rankSteps(entry, order.slice(0, index), ranking) },
  }));
}

function rowOf({ id, name, team, steps, deals, vacation }: Place): LeaderboardRow {
  return {
    id,
    name,
    team,
    ...figuresOf(steps),
    gross: inHundredths(steps.gross),
    vacation: toUnits(vacation),
    squares: dealSquares(deals),
    vacationSquares: vacationSquares(vacation),
  };
}
