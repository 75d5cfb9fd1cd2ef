import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { addMonths, type Day, firstOfMonth, monthOf } from '../rules/calendar/calendar.ts';
import type { TeamId } from '../rules/people/teams.ts';
import { bulkInsert } from './bulkInsert.ts';
import { type Career, ROSTER } from './roster.ts';

/** Before the store's first deal. */
const LONG_AGO_MONTHS = 60;

/** Someone of the roster who has an employee row. */
export interface Colleague extends Omit<Career, 'joined' | 'left' | 'transfer'> {
  readonly id: number;
  readonly email: string;
  readonly joinedOn: Day;
  /** The first day without this person; null for who is still here. */
  readonly leftOn: Day | null;
  readonly transfer: { readonly from: TeamId; readonly on: Day } | null;
}

/** Records the roster, in its order. */
export async function hireRoster(em: SqlEntityManager, today: Day): Promise<Colleague[]> {
  const people = ROSTER.map(career => onTheCalendar(career, today));
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

function onTheCalendar({ joined, left, transfer, ...career }: Career, today: Day): Omit<Colleague, 'id'> {
  const monthsAgo = (months: number) => firstOfMonth(addMonths(monthOf(today), -months));
  return {
    ...career,
    email: emailOf(career.name),
    joinedOn: monthsAgo(joined ?? LONG_AGO_MONTHS),
    leftOn: left === undefined ? null : monthsAgo(left),
    transfer: transfer ? { from: transfer.from, on: monthsAgo(transfer.monthsAgo) } : null,
  };
}

/** Zoë Núñez is zoe.nunez@demo.example. */
function emailOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ');
  return `${words.join('.')}@demo.example`;
}

/** Whether this person worked and sold on that day. */
export function sellsOn({ drive, joinedOn, leftOn }: Colleague, day: Day): boolean {
  return drive > 0 && joinedOn <= day && (leftOn === null || day < leftOn);
}

/** The team that this person was in on that day. */
export function teamOn({ team, transfer }: Colleague, day: Day): TeamId | null {
  return transfer && day < transfer.on ? transfer.from : team;
}
