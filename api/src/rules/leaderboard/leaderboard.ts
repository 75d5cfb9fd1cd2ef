import type { DayRange } from '../calendar/calendar.ts';
import type { CarFilter } from '../deals/dealValues.ts';
import type { FigureAmounts } from '../figures/figure.ts';
import { groupByEmployee, isHouse, listReportedPeople, type Person } from '../people/people.ts';
import { COMPETING_TEAMS, type TeamId } from '../people/teams.ts';
import {
  getVacationMonths,
  type Hundredths,
  sumVacation,
  toUnits,
  type VacationUnits,
} from '../settings/vacation.ts';
import type { FigureSteps } from '../steps/figureStep.ts';
import { getFigureInHundredths, getFigures } from '../steps/step.ts';
import {
  buildEntrySteps,
  type CreditedDeals,
  type EntryCredits,
  type EntrySteps,
  sumCreditedGross,
} from './entrySteps.ts';
import type { leaderboardFigures } from './leaderboardFigures.ts';
import { buildRankSteps, type Ranking, sortByRank } from './ranking.ts';
import { buildDealSquares, buildVacationSquares, type DealSquares, type VacationSquares } from './squares.ts';

export interface EmployeeDeals extends CreditedDeals {
  readonly employeeId: number;
}

export interface TeamDeals extends CreditedDeals {
  /** The team that gets the credit for this share of the deal: see `creditedTeam`. */
  readonly team: TeamId;
}

/** A row of the leaderboard; money in cents. */
export interface LeaderboardRow extends FigureAmounts<typeof leaderboardFigures> {
  /** The id of the employee or the team. */
  readonly id: number;
  readonly name: string;
  readonly team: TeamId | null;
  readonly squares: readonly DealSquares[];
  readonly vacationSquares: VacationSquares;
}

/** The input for a leaderboard of people. */
export interface EmployeeLeaderboardFacts {
  readonly ranking: Ranking;
  readonly range: DayRange;
  readonly carFilter: CarFilter;
  readonly people: readonly Person[];
  /** The deals of the range that pass the filter. */
  readonly deals: readonly EmployeeDeals[];
  readonly vacation: readonly VacationUnits[];
}

/** The input for a leaderboard of teams. */
export interface TeamLeaderboardFacts {
  readonly ranking: Ranking;
  readonly range: DayRange;
  readonly carFilter: CarFilter;
  /** The deals of the range that pass the filter. */
  readonly deals: readonly TeamDeals[];
}

/**
 * Builds the leaderboard of active salespeople and all other people with credits, without the employee named
 * HSE. Unless a car type is selected, the total includes the vacation units of the months that begin in the
 * range (rules.md, Leaderboard).
 */
export function buildEmployeeLeaderboard(facts: EmployeeLeaderboardFacts): LeaderboardRow[] {
  return rankEmployees(facts).map(toLeaderboardRow);
}

/**
 * Builds the leaderboard of the teams A, B and C, without the teams None and HSE. Vacation units do not count
 * (rules.md, Leaderboard).
 */
export function buildTeamLeaderboard(facts: TeamLeaderboardFacts): LeaderboardRow[] {
  return rankTeams(facts).map(toLeaderboardRow);
}

/** Ranks the people, the highest rank first. */
export function rankEmployees(facts: EmployeeLeaderboardFacts): RankedEntry[] {
  const dealsByEmployee = groupByEmployee(facts.deals);
  const vacationByEmployee = groupByEmployee(facts.vacation);
  const entries = listReportedPeople(facts.people, new Set(facts.deals.map(each => each.employeeId)))
    .filter(person => !isHouse(person))
    .map(({ id, name, team }) =>
      buildEntry(
        { id, name, team },
        buildEmployeeCredits(facts, id, dealsByEmployee(id), vacationByEmployee(id)),
      ),
    );
  return rankEntries(entries, facts.ranking);
}

/** Ranks the teams, the highest rank first. */
export function rankTeams(facts: TeamLeaderboardFacts): RankedEntry[] {
  const entries = COMPETING_TEAMS.map(({ id, name }) =>
    buildEntry({ id, name, team: id }, buildTeamCredits(facts, id)),
  );
  return rankEntries(entries, facts.ranking);
}

/** Builds the calculation steps of any employee, on the leaderboard or not. */
export function buildEmployeeSteps(facts: EmployeeLeaderboardFacts, id: number): EntrySteps {
  const belongsToEmployee = ({ employeeId }: { readonly employeeId: number }) => employeeId === id;
  return buildEntrySteps(
    buildEmployeeCredits(
      facts,
      id,
      facts.deals.filter(belongsToEmployee),
      facts.vacation.filter(belongsToEmployee),
    ),
  );
}

function buildEmployeeCredits(
  { range, carFilter }: EmployeeLeaderboardFacts,
  id: number,
  deals: readonly EmployeeDeals[],
  vacation: readonly VacationUnits[],
): EntryCredits {
  const months = carFilter === 'All' ? getVacationMonths(range) : undefined;
  return { range, carFilter, owner: { employeeIds: [id] }, deals, vacation: sumVacation(months, vacation) };
}

function buildTeamCredits({ range, carFilter, deals }: TeamLeaderboardFacts, team: TeamId): EntryCredits {
  const teamDeals = deals.filter(each => each.team === team);
  return { range, carFilter, owner: { finalTeam: team }, deals: teamDeals, vacation: 0 };
}

interface LeaderboardSubject {
  readonly id: number;
  readonly name: string;
  readonly team: TeamId | null;
}

/** The calculation steps of a ranked entry. Vacation is explained as a part of the total. */
export type RankedEntrySteps = Omit<FigureSteps<typeof leaderboardFigures>, 'vacation'>;

interface RankedEntry extends LeaderboardSubject {
  readonly steps: RankedEntrySteps;
  readonly deals: readonly CreditedDeals[];
  readonly vacation: Hundredths;
}

type UnrankedEntry = ReturnType<typeof buildEntry>;

function buildEntry(subject: LeaderboardSubject, credits: EntryCredits) {
  const { deals, vacation } = credits;
  const steps = buildEntrySteps(credits);
  return {
    ...subject,
    deals,
    vacation,
    steps,
    total: getFigureInHundredths(steps.total),
    gross: sumCreditedGross(deals),
  };
}

function rankEntries(entries: readonly UnrankedEntry[], ranking: Ranking): RankedEntry[] {
  const order = sortByRank(entries, ranking);
  return order.map((entry, index) => ({
    ...entry,
    steps: { ...entry.steps, rank: buildRankSteps(entry, order.slice(0, index), ranking) },
  }));
}

function toLeaderboardRow({ id, name, team, steps, deals, vacation }: RankedEntry): LeaderboardRow {
  return {
    id,
    name,
    team,
    ...getFigures(steps),
    gross: getFigureInHundredths(steps.gross),
    vacation: toUnits(vacation),
    squares: buildDealSquares(deals),
    vacationSquares: buildVacationSquares(vacation),
  };
}
