import { loadEmployeesById } from '../../../modules/employees/employee.query.ts';
import type { Database } from '../../../platform/database/database.ts';
import { calculateDealFigures, type DealSums, sumDeals } from '../../../rules/deals/dealFigures.ts';
import { toDollars } from '../../../rules/numbers/money.ts';
import type { DealWhere } from '../deals/dealWhere.ts';
import { toSortedGroups } from '../groups.query.ts';
import { type DealGrouping, getDealGroupings, listDealGroups } from './dealTotals.query.ts';
import type { DealFiguresType, DealTotalsType } from './dealTotals.types.ts';

/** Returns the figures of the deals that match a filter, in total and by group. */
export async function getDealTotalsReport(
  database: Database,
  where: DealWhere,
  groupBy: readonly DealGrouping[],
): Promise<DealTotalsType> {
  const groupings = getDealGroupings(groupBy);
  const [rows, people] = await database.readSnapshot(reader =>
    Promise.all([listDealGroups(reader, where, groupings), loadEmployeesById(reader)]),
  );
  return {
    total: toDollarFigures(sumDeals(rows.map(row => row.sums))),
    groups: toSortedGroups(rows, groupings, people, toDollarFigures),
  };
}

function toDollarFigures(sums: DealSums): DealFiguresType {
  const figures = calculateDealFigures(sums);
  const toDollarsPerUnit = (cents: number | null) => (cents === null ? null : toDollars(cents));
  return {
    ...figures,
    frontGross: toDollars(figures.frontGross),
    backGross: toDollars(figures.backGross),
    totalGross: toDollars(figures.totalGross),
    frontGrossPerUnit: toDollarsPerUnit(figures.frontGrossPerUnit),
    backGrossPerUnit: toDollarsPerUnit(figures.backGrossPerUnit),
    totalGrossPerUnit: toDollarsPerUnit(figures.totalGrossPerUnit),
  };
}
