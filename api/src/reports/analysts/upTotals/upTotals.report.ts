import type { Database } from '../../../database/database.ts';
import { employeesById } from '../../../employees/employee.query.ts';
import { namesOf } from '../../../rules/figures/figure.ts';
import { sumOf } from '../../../rules/numbers/arithmetic.ts';
import { listedFigures } from '../../../rules/ups/linkedFigures.ts';
import { upRates } from '../../../rules/ups/upCounters.ts';
import { shownGroups } from '../groups.ts';
import type { UpWhere } from '../ups/upWhere.input.ts';
import { type UpCounts, type UpGrouping, upGroupings, upGroups } from './upTotals.query.ts';
import type { UpTotalsType } from './upTotals.types.ts';

/** Counts and rates of the ups of a filter, all together and by group (decision 050). */
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
    total: figuresOf(sumCounts(rows.map(row => row.sums))),
    groups: shownGroups(rows, groupings, people, figuresOf),
  };
}

const figuresOf = (counts: UpCounts) => ({ ...counts, ...upRates(counts) });

const sumCounts = (groups: readonly UpCounts[]) =>
  Object.fromEntries(
    namesOf(listedFigures).map(name => [name, sumOf(groups, group => group[name])]),
  ) as UpCounts;
