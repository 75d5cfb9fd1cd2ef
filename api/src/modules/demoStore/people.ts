import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { addDays, addMonths, type Day, firstOfMonth, toMonth } from '../../rules/calendar/calendar.ts';
import {
  ADMIN,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  type Position,
  SALES_MANAGER,
  SALESPERSON,
} from '../../rules/people/positions.ts';
import { NO_TEAM, type TeamId } from '../../rules/people/teams.ts';
import { bulkInsert, type InsertRow } from './bulkInsert.ts';

/** Number of months since most people joined. These people joined before the store's first deal. */
const LONG_AGO_MONTHS = 60;

/** A person of the roster with an employee row. */
export interface DemoEmployee extends Omit<Career, 'joinedMonthsAgo' | 'leftMonthsAgo' | 'transfer'> {
  readonly id: number;
  readonly email: string;
  readonly joinedOn: Day;
  /** The first day after this person left; null for current employees. */
  readonly leftOn: Day | null;
  readonly transfer: { readonly from: TeamId; readonly on: Day } | null;
}

/** Inserts the people of the roster as employees, in the order of the roster. */
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

function toDatedCareer(
  { joinedMonthsAgo, leftMonthsAgo, transfer, ...career }: Career,
  today: Day,
): Omit<DemoEmployee, 'id'> {
  const monthsAgo = (months: number) => firstOfMonth(addMonths(toMonth(today), -months));
  return {
    ...career,
    email: buildEmailAddress(career.name),
    joinedOn: monthsAgo(joinedMonthsAgo ?? LONG_AGO_MONTHS),
    leftOn: leftMonthsAgo === undefined ? null : monthsAgo(leftMonthsAgo),
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
export function getTeamOnDay({ team, transfer }: DemoEmployee, day: Day): TeamId | null {
  return transfer && day < transfer.on ? transfer.from : team;
}

/** A person of the demo store, with the changes within its 26 months. */
export interface Career {
  readonly name: string;
  readonly position: Position;
  readonly team: TeamId | null;
  /** Sales volume of this person: 1 is average, 0 means no sales. */
  readonly salesRate: number;
  /**
   * Months since the person joined, on the first day of a month; undefined if the person joined before the
   * store's first deal.
   */
  readonly joinedMonthsAgo?: number;
  /** Months since the person left, on the first day of a month; undefined for current employees. */
  readonly leftMonthsAgo?: number;
  /** A transfer from another team to the current team, on the first day of a month. */
  readonly transfer?: { readonly from: TeamId; readonly monthsAgo: number };
}

const A = 2;
const B = 3;
const C = 4;
const HSE = 5;
const BDC_STAFF: Position = 6;

const createStaff = (name: string, position: Position, team: TeamId | null = null): Career => ({
  name,
  position,
  team,
  salesRate: 0,
});

const createSeller = (
  name: string,
  team: TeamId,
  salesRate: number,
  career: Pick<Career, 'joinedMonthsAgo' | 'leftMonthsAgo' | 'transfer'> = {},
): Career => ({ name, position: SALESPERSON, team, salesRate, ...career });

/**
 * The 30 people of the demo store. The local sign-in offers the first person of each position, so first names
 * hint at positions. Sam sells, Mara is a sales manager, Finn does finance and Max manages. Olive is in the
 * office, Ada is the admin, and Bea works for BDC. The other people are difficult cases for lists: shared
 * last names, last names of several words, accents, transfers, and people who left or just joined.
 */
export const ROSTER: readonly Career[] = [
  createSeller('Sam Rivera', A, 2.1),
  createStaff('Mara Voss', SALES_MANAGER, A),
  createStaff('Finn Delgado', FINANCE_MANAGER),
  createStaff('Max Castellano', MANAGER),
  createStaff('Olive Park', OFFICE_STAFF),
  createStaff('Ada Okafor', ADMIN),
  createStaff('Bea Lindqvist', BDC_STAFF),

  createStaff('Grant Whitaker', SALES_MANAGER, B),
  createStaff("Nadia O'Neil", SALES_MANAGER, C),
  createStaff('Priya Raman', FINANCE_MANAGER),
  createStaff('Jo de la Cruz', BDC_STAFF),

  createSeller('HSE', HSE, 0.2),
  createSeller('Walt Haus', HSE, 0.4),

  createSeller('Pieter van Dyke', A, 1.1),
  createSeller('Zoë Núñez', A, 0.8),
  createSeller("Mary Ann O'Neil", A, 0.5),
  createSeller('Desmond Cole', A, 2.4),

  createSeller('Tasha Bell', B, 2.8),
  createSeller('Anneke van Dyke', B, 0.9),
  createSeller('Élodie Étienne', B, 1),
  createSeller("Ben O'Neil", B, 0.6),
  createSeller('Kofi Mensah', B, 1.3, { transfer: { from: A, monthsAgo: 7 } }),

  createSeller('Luis Rivera', C, 2.5, { transfer: { from: A, monthsAgo: 3 } }),
  createSeller('Dana Bell', C, 1.7, { transfer: { from: B, monthsAgo: 14 } }),
  createSeller('Aoife Ní Bhriain', C, 0.8, { joinedMonthsAgo: 10 }),
  createSeller('Chen Wei', C, 1),

  createSeller('Jamie Fox', NO_TEAM, 0.5, { joinedMonthsAgo: 1 }),

  createSeller('Carl Benson', A, 1.2, { leftMonthsAgo: 5 }),
  createSeller('Gwen Ash', C, 1, { leftMonthsAgo: 11 }),
  createSeller('Theo Novak', B, 1.5, { leftMonthsAgo: 16 }),
];

const VALID_DAYS = 7;
const PENDING_INVITES = [
  { email: 'robin.hale@demo.example', daysAgo: 1 },
  { email: 'casey.nguyen@demo.example', daysAgo: 3 },
];

/** Creates two pending invites and the accepted invite of the newest employee. */
export function createDemoInvites(people: readonly DemoEmployee[], today: Day): InsertRow[] {
  const inviter = people.find(person => person.position === SALES_MANAGER);
  const newest = people.reduce((a, b) => (b.joinedOn > a.joinedOn ? b : a));
  const invite = (email: string, day: Day, accepted: DemoEmployee | null) => ({
    email,
    token: createToken(),
    created_by: inviter?.id ?? null,
    created_at: `${day}T14:00:00Z`,
    expires_at: `${addDays(day, VALID_DAYS)}T14:00:00Z`,
    accepted_at: accepted ? `${accepted.joinedOn}T13:00:00Z` : null,
    accepted_by: accepted?.id ?? null,
  });
  return [
    invite(newest.email, addDays(newest.joinedOn, -2), newest),
    ...PENDING_INVITES.map(({ email, daysAgo }) => invite(email, addDays(today, -daysAgo), null)),
  ];
}

/** Creates a random token. It differs in each demo store, because a predictable token would let anyone in. */
const createToken = () => randomBytes(24).toString('base64url');
