import { type Day, daysBetween } from '../calendar/calendar.ts';
import { compareNames } from '../people/names.ts';
import { isHouse, type Person, reportedPeople } from '../people/people.ts';

/** The last day on which a sold deal that credits someone was delivered. */
export interface LastSale {
  readonly employeeId: number;
  readonly day: Day;
}

/** Someone who has not sold lately. */
export interface WithoutSale {
  readonly person: Person;
  /** Null for who has never sold. */
  readonly lastSale: Day | null;
  /** From then to today; null for who has never sold. */
  readonly days: number | null;
}

/** After so many days without a sale a manager sees it. */
const LONG_WITHOUT_SALE = 7;

/**
 * The active salespeople whose last sale is 7 or more days ago, or who have none; the longest first, then by name. Never the
 * one named HSE (my-day.md, Store today).
 */
export function withoutSale(
  people: readonly Person[],
  lastSales: readonly LastSale[],
  today: Day,
): WithoutSale[] {
  const dayOf = new Map(lastSales.map(({ employeeId, day }) => [employeeId, day]));
  return salesFloor(people)
    .map(person => {
      const lastSale = dayOf.get(person.id) ?? null;
      return { person, lastSale, days: lastSale && daysBetween(lastSale, today) };
    })
    .filter(({ days }) => days === null || days >= LONG_WITHOUT_SALE)
    .sort((a, b) => longest(b) - longest(a) || compareNames(a.person, b.person));
}

const longest = ({ days }: WithoutSale) => days ?? Number.MAX_SAFE_INTEGER;

/** The active salespeople without the one named HSE, by name. */
export function salesFloor(people: readonly Person[]): Person[] {
  return reportedPeople(people, new Set()).filter(person => !isHouse(person));
}
