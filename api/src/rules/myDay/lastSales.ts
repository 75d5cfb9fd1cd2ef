import { type Day, daysBetween } from '../calendar/calendar.ts';
import { compareNames } from '../people/names.ts';
import { isHouse, listReportedPeople, type Person } from '../people/people.ts';

/** The last delivery day of a sold deal that credits an employee. */
export interface LastSale {
  readonly employeeId: number;
  readonly day: Day;
}

/** A person without a recent sale. */
export interface PersonWithoutSale {
  readonly person: Person;
  /** Null for a person who never sold. */
  readonly lastSale: Day | null;
  /** Days from the last sale to today; null for a person who never sold. */
  readonly days: number | null;
}

/** The number of days without a sale after which managers see a person in the list. */
const MIN_DAYS_WITHOUT_SALE = 7;

/**
 * Lists the active salespeople without a sale for 7 or more days, and active salespeople who never sold. The
 * list is sorted by the time since the last sale, the longest first, then by name. The employee named HSE is
 * left out (my-day.md, Store today).
 */
export function listPeopleWithoutSale(
  people: readonly Person[],
  lastSales: readonly LastSale[],
  today: Day,
): PersonWithoutSale[] {
  const lastSaleDays = new Map(lastSales.map(({ employeeId, day }) => [employeeId, day]));
  return listActiveSalespeople(people)
    .map(person => {
      const lastSale = lastSaleDays.get(person.id) ?? null;
      return { person, lastSale, days: lastSale && daysBetween(lastSale, today) };
    })
    .filter(({ days }) => days === null || days >= MIN_DAYS_WITHOUT_SALE)
    .sort((a, b) => toSortValue(b) - toSortValue(a) || compareNames(a.person, b.person));
}

const toSortValue = ({ days }: PersonWithoutSale) => days ?? Number.MAX_SAFE_INTEGER;

/** Returns the active salespeople by name, without the employee named HSE. */
export function listActiveSalespeople(people: readonly Person[]): Person[] {
  return listReportedPeople(people, new Set()).filter(person => !isHouse(person));
}
