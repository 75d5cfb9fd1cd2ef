import type { Database } from '../../database/database.ts';
import { presentDeals } from '../../deals/deal.present.ts';
import type { DealFilter } from '../../deals/deal.query.ts';
import type { OpenFilter } from '../../deals/openPoints.sql.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { hogTotals } from '../../rules/hog/hogTotals.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { openPoints } from '../../rules/toDo/openPoints.ts';
import type { DealPage } from '../dealPage.query.ts';
import type { OpenRowType } from '../toDo/toDo.types.ts';
import { type HogRow, type HogSort, hogGroups, hogRows } from './hog.query.ts';
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
    open: rows.flatMap(row => openRow(row, filter.open)),
    totals: {
      ...totals,
      frontGross: toDollars(totals.frontGross),
      backGross: toDollars(totals.backGross),
      totalGross: toDollars(totals.totalGross),
    },
  };
}

/** What is open about a row of a list of what is open; nothing in any other list, whose rows come without their history. */
function openRow(
  { deliveryStatusSince, dealStatusSince, changedSince, ...row }: HogRow,
  open?: OpenFilter,
): OpenRowType[] {
  if (!open || !deliveryStatusSince || !dealStatusSince) return [];
  const history = { deliveryStatusSince, dealStatusSince, changedSince: changedSince ?? null };
  const points = openPoints({ ...row, ...history }, open.terms.days, open.terms.today);
  const listed = points.filter(({ kind }) => open.kinds.includes(kind));
  return [
    {
      number: row.number,
      kinds: points.map(({ kind }) => kind),
      days: Math.max(0, ...listed.map(({ days }) => days)),
    },
  ];
}
