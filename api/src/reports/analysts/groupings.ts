import type { Employees } from '../../employees/employee.query.ts';
import { type Day, monthOf, quarterOf, yearOf } from '../../rules/calendar/calendar.ts';
import { compareNames, compareTeams } from '../../rules/people/names.ts';
import { TEAMS, type TeamId } from '../../rules/people/teams.ts';

/** What PostgreSQL groups by: a day as text, the key of a person or team, a value, or null: nobody or blank. */
export type GroupKey = string | number | null;

/** One thing that figures can be grouped by. */
export interface Grouping {
  /** The key of a row, as SQL. */
  readonly sql: string;
  /** The field of a group that shows it. */
  readonly field: string;
  /** The key as that field shows it. */
  shown(key: GroupKey, people: Employees): unknown;
  /** The order of two different keys, neither of them null: null comes last. */
  compare(a: GroupKey, b: GroupKey, people: Employees): number;
}

const compareText = (a: GroupKey, b: GroupKey) => (String(a) < String(b) ? -1 : 1);

function period(unit: string, day: string, shown: (first: Day) => unknown): Grouping {
  // The first day of each: date_trunc begins weeks on Monday. Without a time zone: days have none.
  const sql = unit === 'day' ? day : `date_trunc('${unit}', ${day}::timestamp)::date`;
  return { sql, field: unit, shown: key => shown(key as Day), compare: compareText };
}

/** Groupings by the time of a day, which is never empty. */
export const periodsOf = (day: string) => ({
  DAY: period('day', day, first => first),
  WEEK: period('week', day, first => first),
  MONTH: period('month', day, first => monthOf(first)),
  QUARTER: period('quarter', day, first => quarterOf(monthOf(first))),
  YEAR: period('year', day, first => yearOf(first)),
});

/** By an employee's key: in the order of names. */
export const byPerson = (field: string, sql: string): Grouping => ({
  sql,
  field,
  shown: (key, people) => people.get(Number(key)) ?? null,
  compare: (a, b, people) => {
    const [left, right] = [people.get(Number(a)), people.get(Number(b))];
    return left && right ? compareNames(left, right) : 0;
  },
});

/** By a team's id: in the order of teams, none last. */
export const byTeam = (sql: string): Grouping => ({
  sql,
  field: 'team',
  shown: key => TEAMS.find(team => team.id === key) ?? null,
  compare: (a, b) => compareTeams(a as TeamId, b as TeamId),
});

/** By a number: the smallest first. */
export const byNumber = (field: string, sql: string): Grouping => ({
  sql,
  field,
  shown: key => key,
  compare: (a, b) => Number(a) - Number(b),
});

/** By one of a closed list of values, in its order. */
export const byValue = (field: string, sql: string, values: readonly string[]): Grouping => ({
  sql,
  field,
  shown: key => key,
  compare: (a, b) => values.indexOf(String(a)) - values.indexOf(String(b)),
});
