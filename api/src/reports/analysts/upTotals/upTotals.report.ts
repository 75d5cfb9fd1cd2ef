import type { Database } from '../../../database/database.ts';
import { employeesById } from '../../../employees/employee.query.ts';
import { sumCounters, type UpCounters, upRates } from '../../../rules/ups/upCounters.ts';
import { shownGroups } from '../groups.ts';
import type { UpWhere } from '../ups/upWhere.input.ts';
import { type UpGrouping, upGroupings, upGroups } from './upTotals.query.ts';
import type { UpTotalsType } from './upTotals.types.ts';

/** Counters and rates of the ups of a filter, all together and by group (decision 050). */
export async function upTotalsReport(
  database: Database,
  where: UpWhere,
  groupBy: readonly UpGrouping[],
): Promise<UpTotalsType> {
  const groupings = upGroupings(groupBy);
  const [rows, people] = await database.together(reader =>
    Promise.all([upGroups(reader, where, groupings), employeesById(reader)]),
  );
  return {
    total: figuresOf(sumCounters(rows.map(row => row.sums))),
    groups: await shownGroups(rows, groupings, people, figuresOf),
  };
}

const figuresOf = (counters: UpCounters) => ({ ...counters, ...upRates(counters) });
