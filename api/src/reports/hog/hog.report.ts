import type { Database } from '../../database/database.ts';
import { presentDeals } from '../../deals/deal.present.ts';
import type { DealFilter } from '../../deals/deal.query.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { hogTotals } from '../../rules/hog/hogTotals.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import type { DealPage } from '../dealPage.query.ts';
import { type HogSort, hogGroups, hogRows } from './hog.query.ts';
import type { HogListType } from './hog.types.ts';

/** A page of deals by log day, every status, with the totals of the whole filter (rules.md, Hog). */
export async function hogReport(
  database: Database,
  filter: DealFilter,
  sort: HogSort,
  page: DealPage,
): Promise<HogListType> {
  const [rows, groups, people] = await database.together(reader =>
    Promise.all([hogRows(reader, filter, sort, page), hogGroups(reader, filter), employeesById(reader)]),
  );
  const totals = hogTotals(groups, filter.employeeId === undefined ? 'store' : 'employee');
  return {
    rows: presentDeals({ rows, people }),
    totals: {
      ...totals,
      frontGross: toDollars(totals.frontGross),
      backGross: toDollars(totals.backGross),
      totalGross: toDollars(totals.totalGross),
    },
  };
}
