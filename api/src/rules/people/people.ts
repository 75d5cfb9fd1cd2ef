import { compareNames } from './names.ts';
import { type Position, SALES_MANAGER, SALESPERSON } from './positions.ts';
import { NO_TEAM, type TeamId } from './teams.ts';

/** An employee, as the reports see one: with today's position, team and active flag. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  readonly team: TeamId | null;
  readonly isActive: boolean;
}

/** Whether this is the employee named HSE, in any case: the house, which neither ranks nor earns (rules.md, Pot of gold). */
export function isHouse(person: { readonly name: string }): boolean {
  return person.name.trim().toLowerCase() === 'hse';
}

/** The active salespeople, and anyone else who is credited, by name (rules.md, Tick sheet, Pot of gold, Leaderboard). */
export function reportedPeople(people: readonly Person[], creditedIds: ReadonlySet<number>): Person[] {
  return people
    .filter(person => (person.isActive && person.position === SALESPERSON) || creditedIds.has(person.id))
    .sort(compareNames);
}

/** The team's sales manager: its active employee of position 1, the first by name; no team has none (rules.md, Tick sheet). */
export function salesManagerOf(team: TeamId, people: readonly Person[]): Person | undefined {
  return people
    .filter(
      each => each.isActive && each.position === SALES_MANAGER && each.team === team && team !== NO_TEAM,
    )
    .sort(compareNames)[0];
}

/** Facts looked up by the employee they belong to; an employee without any has an empty list. */
export function byEmployee<Fact extends { readonly employeeId: number }>(
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
