import type { Employees } from '../../employees/employee.query.ts';
import { type Day, monthOf, quarterOf, yearOf } from '../../rules/calendar/calendar.ts';
import { compareNames, compareTeams } from '../../rules/people/names.ts';
import { TEAMS, type TeamId } from '../../rules/people/teams.ts';

/**
 * Key that PostgreSQL groups by: a day as text, the id of a person or team, a value, or null when unassigned
 * or blank.
 */
export type GroupKey = string | number | null;

/** One way to group figures. */
export interface Grouping {
  /** SQL of a row's key. */
  readonly sql: string;
  /** Field of a group that shows the key. */
  readonly field: string;
  /** Returns the key as that field shows it. */
  toFieldValue(key: GroupKey, people: Employees): unknown;
  /** Compares two different keys, neither of them null: null is always last. */
  compare(a: GroupKey, b: GroupKey, people: Employees): number;
}

const compareText = (a: GroupKey, b: GroupKey) => (String(a) < String(b) ? -1 : 1);

function createPeriodGrouping(unit: string, day: string, toFieldValue: (first: Day) => unknown): Grouping {
  // Uses the first day of each period: date_trunc begins weeks on Monday. Days have no time zone.
  const sql = unit === 'day' ? day : `date_trunc('${unit}', ${day}::timestamp)::date`;
  return { sql, field: unit, toFieldValue: key => toFieldValue(key as Day), compare: compareText };
}

/** Returns groupings by period of a day that is never empty. */
export const createPeriodGroupings = (day: string) => ({
  DAY: createPeriodGrouping('day', day, first => first),
  WEEK: createPeriodGrouping('week', day, first => first),
  MONTH: createPeriodGrouping('month', day, first => monthOf(first)),
  QUARTER: createPeriodGrouping('quarter', day, first => quarterOf(monthOf(first))),
  YEAR: createPeriodGrouping('year', day, first => yearOf(first)),
});

/** Groups by an employee's id, in the order of names. */
export const byPerson = (field: string, sql: string): Grouping => ({
  sql,
  field,
  toFieldValue: (key, people) => people.get(Number(key)) ?? null,
  compare: (a, b, people) => {
    const [left, right] = [people.get(Number(a)), people.get(Number(b))];
    return left && right ? compareNames(left, right) : 0;
  },
});

/** Groups by a team's id, in the order of teams, no team last. */
export const byTeam = (sql: string): Grouping => ({
  sql,
  field: 'team',
  toFieldValue: key => TEAMS.find(team => team.id === key) ?? null,
  compare: (a, b) => compareTeams(a as TeamId, b as TeamId),
});

/** Groups by a number, the smallest first. */
export const byNumber = (field: string, sql: string): Grouping => ({
  sql,
  field,
  toFieldValue: key => key,
  compare: (a, b) => Number(a) - Number(b),
});

/** Groups by a closed list of values, in its order. */
export const byValue = (field: string, sql: string, values: readonly string[]): Grouping => ({
  sql,
  field,
  toFieldValue: key => key,
  compare: (a, b) => values.indexOf(String(a)) - values.indexOf(String(b)),
});
