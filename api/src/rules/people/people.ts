import { compareNames } from './names.ts';
import { type Position, SALES_MANAGER, SALESPERSON } from './positions.ts';
import { NO_TEAM, type TeamId, teamOrNone } from './teams.ts';

/** An employee in reports, with the current position, team and active flag. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  readonly team: TeamId | null;
  readonly isActive: boolean;
}

/**
 * Returns whether an employee is named HSE, in upper or lower case. This employee represents the house, which
 * is not ranked and earns nothing (rules.md, Pot of gold).
 */
export function isHouse(person: { readonly name: string }): boolean {
  return person.name.trim().toLowerCase() === 'hse';
}

/**
 * Returns the active salespeople and everyone else with credits, by name (rules.md, Tick sheet, Pot of gold,
 * Leaderboard).
 */
export function listReportedPeople(people: readonly Person[], creditedIds: ReadonlySet<number>): Person[] {
  return people
    .filter(person => (person.isActive && person.position === SALESPERSON) || creditedIds.has(person.id))
    .sort(compareNames);
}

/**
 * Returns the team's sales manager: its first active employee of position 1, by name. "No team" has none
 * (rules.md, Tick sheet).
 */
export function findSalesManager(team: TeamId, people: readonly Person[]): Person | undefined {
  return people
    .filter(
      each => each.isActive && each.position === SALES_MANAGER && each.team === team && team !== NO_TEAM,
    )
    .sort(compareNames)[0];
}

/** Groups facts by employee. The lookup returns an empty list for an employee without facts. */
export function groupByEmployee<Fact extends { readonly employeeId: number }>(
  facts: readonly Fact[],
): (employeeId: number) => readonly Fact[] {
  const groups = new Map<number, Fact[]>();
  for (const fact of facts) {
    const group = groups.get(fact.employeeId);
    if (group) group.push(fact);
    else groups.set(fact.employeeId, [fact]);
  }
  return employeeId => groups.get(employeeId) ?? [];
}

/** The title of a team without a sales manager. */
export const NO_SALES_MANAGER = '- No Sales Manager';

/** One team's section of a tick sheet or summary. */
export interface TeamSection {
  readonly team: TeamId;
  readonly name: string;
  /** The sales manager's name, or `- No Sales Manager`. */
  readonly title: string;
  readonly people: readonly Person[];
}

const SECTIONS: readonly { team: TeamId; name: string }[] = [
  { team: 2, name: 'A Team' },
  { team: 3, name: 'B Team' },
  { team: 4, name: 'C Team' },
  { team: 5, name: 'HSE' },
  { team: NO_TEAM, name: 'No Team' },
];

/** Returns the name of a team's section. */
export const getSectionName = (team: TeamId): string =>
  SECTIONS.find(section => section.team === team)?.name ?? '';

/**
 * Builds the sections A, B, C and HSE, and the section No Team when it has people. Each section has its sales
 * manager, its active salespeople and all other people with credits, sorted by name. People are listed under
 * their current team (rules.md, Tick sheet).
 */
export function buildTeamSections(
  everyone: readonly Person[],
  creditedIds: ReadonlySet<number>,
): TeamSection[] {
  const reported = listReportedPeople(everyone, creditedIds);
  return SECTIONS.map(({ team, name }) => ({
    team,
    name,
    title: findSalesManager(team, everyone)?.name ?? NO_SALES_MANAGER,
    people: reported.filter(person => teamOrNone(person.team) === team),
  })).filter(section => section.team !== NO_TEAM || section.people.length > 0);
}
