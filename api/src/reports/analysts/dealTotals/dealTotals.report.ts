import type { Database } from '../../../database/database.ts';
import { employeesById } from '../../../employees/employee.query.ts';
import { type DealSums, dealFigures, sumDeals } from '../../../rules/deals/dealFigures.ts';
import { toDollars } from '../../../rules/numbers/money.ts';
import type { DealWhere } from '../deals/dealWhere.input.ts';
import { shownGroups } from '../groups.ts';
import { type DealGrouping, dealGroupings, dealGroups } from './dealTotals.query.ts';
import type { DealFiguresType, DealTotalsType } from './dealTotals.types.ts';

/** Figures of the deals of a filter, all together and by group (decision 050). */
export async function dealTotalsReport(
  database: Database,
  where: DealWhere,
  groupBy: readonly DealGrouping[],
): Promise<DealTotalsType> {
  const groupings = dealGroupings(groupBy);
  const [rows, people] = await database.together(reader =>
    Promise.all([dealGroups(reader, where, groupings), employeesById(reader)]),
  );
  return {
    total: inDollars(sumDeals(rows.map(row => row.sums))),
    groups: shownGroups(rows, groupings, people, inDollars),
  };
}

function inDollars(sums: DealSums): DealFiguresType {
  const figures = dealFigures(sums);
  const perUnit = (cents: number | null) => (cents === null ? null : toDollars(cents));
  return {
    ...figures,
    frontGross: toDollars(figures.frontGross),
    backGross: toDollars(figures.backGross),
    totalGross: toDollars(figures.totalGross),
    frontGrossPerUnit: perUnit(figures.frontGrossPerUnit),
    backGrossPerUnit: perUnit(figures.backGrossPerUnit),
    totalGrossPerUnit: perUnit(figures.totalGrossPerUnit),
  };
}
