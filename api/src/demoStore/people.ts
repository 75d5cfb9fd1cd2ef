import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { addMonths, type Day, firstOfMonth, monthOf } from '../rules/calendar/calendar.ts';
import type { TeamId } from '../rules/people/teams.ts';
import { bulkInsert } from './bulkInsert.ts';
import { type Career, ROSTER } from './roster.ts';

/** Before the store's first deal. */
const LONG_AGO_MONTHS = 60;

/** A person of the roster with an employee row. */
export interface DemoEmployee extends Omit<Career, 'joined' | 'left' | 'transfer'> {
  readonly id: number;
  readonly email: string;
  readonly joinedOn: Day;
  /** The first day after this person left; null for current employees. */
  readonly leftOn: Day | null;
  readonly transfer: { readonly from: TeamId; readonly on: Day } | null;
}

/** Inserts the people of the roster as employees, in its order. */
export async function insertRoster(em: SqlEntityManager, today: Day): Promise<DemoEmployee[]> {
  const people = ROSTER.map(career => toDatedCareer(career, today));
  await bulkInsert(
    em,
    'employee',
    people.map(person => ({
      name: person.name,
      email: person.email,
      position: person.position,
      team: person.team,
      is_active: person.leftOn === null,
      created_at: `${person.joinedOn}T13:00:00Z`,
    })),
  );
  const byEmail = new Map(people.map(person => [person.email, person]));
  const rows = await em.execute<{ id: number; email: string }[]>(
    'select id, email from employee order by id',
  );
  return rows.flatMap(({ id, email }) => {
    const person = byEmail.get(email);
    return person ? [{ ...person, id }] : [];
  });
}

function toDatedCareer({ joined, left, transfer, ...career }: Career, today: Day): Omit<DemoEmployee, 'id'> {
  const monthsAgo = (months: number) => firstOfMonth(addMonths(monthOf(today), -months));
  return {
    ...career,
    email: buildEmailAddress(career.name),
    joinedOn: monthsAgo(joined ?? LONG_AGO_MONTHS),
    leftOn: left === undefined ? null : monthsAgo(left),
    transfer: transfer ? { from: transfer.from, on: monthsAgo(transfer.monthsAgo) } : null,
  };
}

/** Builds an email address: Zoë Núñez becomes zoe.nunez@demo.example. */
function buildEmailAddress(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ');
  return `${words.join('.')}@demo.example`;
}

/** Checks whether this person worked and sold on that day. */
export function isSellingOn({ salesRate, joinedOn, leftOn }: DemoEmployee, day: Day): boolean {
  return salesRate > 0 && joinedOn <= day && (leftOn === null || day < leftOn);
}

/** Returns the person's team on that day. */
export function teamOn({ team, transfer }: DemoEmployee, day: Day): TeamId | null {
  return transfer && day < transfer.on ? transfer.from : team;
}
