import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Employees } from '../../modules/employees/employee.query.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { joinConditions } from '../../platform/database/sqlHelpers.ts';
import { badInput } from '../../platform/errors.ts';
import { type Day, getYear, toMonth, toQuarter } from '../../rules/calendar/calendar.ts';
import { compareNames, compareTeams } from '../../rules/people/names.ts';
import { TEAMS, type TeamId } from '../../rules/people/teams.ts';

/** Maximum number of groups in a response. The lists `deals` and `ups` return more rows, page by page. */
const MAX_GROUPS = 10_000;

/** Query of groups: the SQL of the sums, the rows to add up, and the groupings. */
export interface GroupQuery {
  readonly sums: Sql;
  readonly from: Sql;
  readonly where: readonly Sql[];
  readonly groupings: readonly Grouping[];
}

/** Sums of one group, with a key for each grouping in the order of the groupings. */
export interface TotalsGroupRow<Sums> {
  readonly keys: readonly GroupKey[];
  readonly sums: Sums;
}

/**
 * Returns the sums of every group, in any order. Without groupings it returns all rows as one group, even if
 * the query finds nothing.
 * @throws BAD_INPUT when there are too many groups
 */
export async function listGroupRows<Sums extends object>(
  reader: Reader,
  { sums, from, where, groupings }: GroupQuery,
): Promise<TotalsGroupRow<Sums>[]> {
  const names = groupings.map((_, index) => keyColumnName(index));
  const keys = groupings.map((grouping, index) => raw(`${grouping.sql} as ${names[index]}`));
  const groupBy = raw(names.length > 0 ? `group by ${names.map((_, index) => index + 1).join(', ')}` : '');
  // The limit is outside the CTE. Inside the CTE, it would make PostgreSQL sort all rows instead of adding up
  // the rows as it reads them.
  const rows = await reader.rows<Sums & Record<string, GroupKey>>(
    sql`with grouped as materialized (select ${join([...keys, sums], ', ')} from ${from} where ${joinConditions(where)} ${groupBy})
     select * from grouped limit ${MAX_GROUPS + 1}`,
  );
  if (rows.length > MAX_GROUPS) {
    throw badInput(
      'There are more than 10,000 groups. Use a shorter range of days in `where`, or fewer or broader grouping keys.',
    );
  }
  return rows.map(row => ({ keys: names.map(name => row[name] ?? null), sums: row }));
}

const keyColumnName = (index: number) => `group_key_${index}`;

/**
 * Returns the groups with their figures in the order of their keys. The first grouping sorts first;
 * unassigned and blank keys are last.
 */
export function toSortedGroups<Sums, Figures>(
  rows: readonly TotalsGroupRow<Sums>[],
  groupings: readonly Grouping[],
  people: Employees,
  toFigures: (sums: Sums) => Figures,
) {
  const compare = (a: TotalsGroupRow<Sums>, b: TotalsGroupRow<Sums>) => {
    for (const [index, grouping] of groupings.entries()) {
      const order = compareKeys(grouping, a.keys[index] ?? null, b.keys[index] ?? null, people);
      if (order !== 0) return order;
    }
    return 0;
  };
  const toKeyFieldValue = (grouping: Grouping, key: GroupKey) =>
    key === null ? null : grouping.toFieldValue(key, people);
  return [...rows].sort(compare).map(({ keys, sums }) => ({
    ...Object.fromEntries(
      groupings.map((grouping, index) => [grouping.field, toKeyFieldValue(grouping, keys[index] ?? null)]),
    ),
    figures: toFigures(sums),
  }));
}

function compareKeys(grouping: Grouping, a: GroupKey, b: GroupKey, people: Employees): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : grouping.compare(a, b, people);
}

/**
 * Key that PostgreSQL groups by: a day as text, the id of a person or team, a value, or null when unassigned
 * or blank.
 */
export type GroupKey = string | number | null;

/** Grouping of the rows that the figures add up, such as by month. */
export interface Grouping {
  /** SQL that returns the key of a row. */
  readonly sql: string;
  /** GraphQL field of a group that shows the key. */
  readonly field: string;
  /** Returns the key as the GraphQL field shows it. */
  toFieldValue(key: GroupKey, people: Employees): unknown;
  /** Compares two different keys. Neither key is null, because null keys always sort last. */
  compare(a: GroupKey, b: GroupKey, people: Employees): number;
}

const compareText = (a: GroupKey, b: GroupKey) => (String(a) < String(b) ? -1 : 1);

function createPeriodGrouping(unit: string, day: string, toFieldValue: (first: Day) => unknown): Grouping {
  // Uses the first day of each period: date_trunc begins weeks on Monday. Days have no time zone.
  const sql = unit === 'day' ? day : `date_trunc('${unit}', ${day}::timestamp)::date`;
  return { sql, field: unit, toFieldValue: key => toFieldValue(key as Day), compare: compareText };
}

/** Creates the groupings by day, week, month and longer periods of a day column that is never empty. */
export const createPeriodGroupings = (day: string) => ({
  DAY: createPeriodGrouping('day', day, first => first),
  WEEK: createPeriodGrouping('week', day, first => first),
  MONTH: createPeriodGrouping('month', day, first => toMonth(first)),
  QUARTER: createPeriodGrouping('quarter', day, first => toQuarter(toMonth(first))),
  YEAR: createPeriodGrouping('year', day, first => getYear(first)),
});

/** Creates the grouping by an employee's id, in the order of names. */
export const createPersonGrouping = (field: string, sql: string): Grouping => ({
  sql,
  field,
  toFieldValue: (key, people) => people.get(Number(key)) ?? null,
  compare: (a, b, people) => {
    const [left, right] = [people.get(Number(a)), people.get(Number(b))];
    return left && right ? compareNames(left, right) : 0;
  },
});

/** Creates the grouping by a team's id, in the order of teams, with unassigned rows last. */
export const createTeamGrouping = (sql: string): Grouping => ({
  sql,
  field: 'team',
  toFieldValue: key => TEAMS.find(team => team.id === key) ?? null,
  compare: (a, b) => compareTeams(a as TeamId, b as TeamId),
});

/** Creates the grouping by a number, in ascending order. */
export const createNumberGrouping = (field: string, sql: string): Grouping => ({
  sql,
  field,
  toFieldValue: key => key,
  compare: (a, b) => Number(a) - Number(b),
});

/** Creates the grouping by a closed list of values, in the order of the list. */
export const createValueGrouping = (field: string, sql: string, values: readonly string[]): Grouping => ({
  sql,
  field,
  toFieldValue: key => key,
  compare: (a, b) => values.indexOf(String(a)) - values.indexOf(String(b)),
});
