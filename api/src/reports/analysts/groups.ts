import sql, { join, raw, type Sql } from 'sql-template-tag';
import { allOf } from '../../database/conditions.ts';
import type { Reader } from '../../database/reader.ts';
import type { Employees } from '../../employees/employee.query.ts';
import { badInput } from '../../errors.ts';
import type { Grouping, GroupKey } from './groupings.ts';

/** As many as a spreadsheet is read with; more are a list, and `deals` and `ups` have that. */
const MOST_GROUPS = 10_000;

/** What is summed up, of which rows, by what. */
export interface Grouped {
  readonly sums: Sql;
  readonly from: Sql;
  readonly where: readonly Sql[];
  readonly groupings: readonly Grouping[];
}

/** The sums of a group with its keys, in the order of the groupings. */
export interface GroupRow<Sums> {
  readonly keys: readonly GroupKey[];
  readonly sums: Sums;
}

/**
 * The sums of every group, in any order; without groupings, of all rows as one group, empty or not.
 * @throws BAD_INPUT when there are too many
 */
export async function groupRows<Sums extends object>(
  reader: Reader,
  { sums, from, where, groupings }: Grouped,
): Promise<GroupRow<Sums>[]> {
  const names = groupings.map((_, place) => nameOf(place));
  const keys = groupings.map((grouping, place) => raw(`${grouping.sql} as ${names[place]}`));
  const groupBy = raw(names.length > 0 ? `group by ${names.map((_, place) => place + 1).join(', ')}` : '');
  // Apart from the limit, for which PostgreSQL would sort all rows rather than add them up as they come.
  const rows = await reader.rows<Sums & Record<string, GroupKey>>(
    sql`with grouped as materialized (select ${join([...keys, sums], ', ')} from ${from} where ${allOf(where)} ${groupBy})
     select * from grouped limit ${MOST_GROUPS + 1}`,
  );
  if (rows.length > MOST_GROUPS) {
    throw badInput(
      'These are more than 10,000 groups: ask for fewer days in where, or group by fewer or larger things.',
    );
  }
  return rows.map(row => ({ keys: names.map(name => row[name] ?? null), sums: row }));
}

const nameOf = (place: number) => `group_key_${place}`;

/** Groups as they are shown, in the order of their keys, the first grouping first, nobody and blank last. */
export function shownGroups<Sums, Figures>(
  rows: readonly GroupRow<Sums>[],
  groupings: readonly Grouping[],
  people: Employees,
  figuresOf: (sums: Sums) => Figures,
) {
  const compare = (a: GroupRow<Sums>, b: GroupRow<Sums>) => {
    for (const [place, grouping] of groupings.entries()) {
      const order = compareKeys(grouping, a.keys[place] ?? null, b.keys[place] ?? null, people);
      if (order !== 0) return order;
    }
    return 0;
  };
  const shown = (grouping: Grouping, key: GroupKey) => (key === null ? null : grouping.shown(key, people));
  return [...rows].sort(compare).map(({ keys, sums }) => ({
    ...Object.fromEntries(
      groupings.map((grouping, place) => [grouping.field, shown(grouping, keys[place] ?? null)]),
    ),
    figures: figuresOf(sums),
  }));
}

function compareKeys(grouping: Grouping, a: GroupKey, b: GroupKey, people: Employees): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : grouping.compare(a, b, people);
}
