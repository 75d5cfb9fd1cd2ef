import { loadEmployeesById } from '../../../modules/employees/employee.query.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listFigureNames } from '../../../rules/figures/figure.ts';
import { sumBy } from '../../../rules/numbers/arithmetic.ts';
import { listedFigures } from '../../../rules/ups/linkedFigures.ts';
import { calculateUpRates } from '../../../rules/ups/upCounters.ts';
import { toSortedGroups } from '../groups.query.ts';
import type { UpWhere } from '../ups/upWhere.ts';
import { getUpGroupings, listUpGroups, type UpCounts, type UpGrouping } from './upTotals.query.ts';
import type { UpTotalsType } from './upTotals.types.ts';

/** Returns counts and rates of the ups of a filter, in total and by group. */
export async function getUpTotalsReport(
  database: Database,
  where: UpWhere,
  groupBy: readonly UpGrouping[],
): Promise<UpTotalsType> {
  const groupings = getUpGroupings(groupBy);
  const [rows, people] = await database.readSnapshot(reader =>
    Promise.all([listUpGroups(reader, where, groupings), loadEmployeesById(reader)]),
  );
  return {
    total: toUpFigures(sumCounts(rows.map(row => row.sums))),
    groups: toSortedGroups(rows, groupings, people, toUpFigures),
  };
}

const toUpFigures = (counts: UpCounts) => ({ ...counts, ...calculateUpRates(counts) });

const sumCounts = (groups: readonly UpCounts[]) =>
  Object.fromEntries(
    listFigureNames(listedFigures).map(name => [name, sumBy(groups, group => group[name])]),
  ) as UpCounts;
