import type { Reading } from '../../context.ts';
import { endCursorOf } from '../../database/keyset.ts';
import { presentDeals } from '../../deals/deal.present.ts';
import { type DealFilter, peopleOfDeals } from '../../deals/deal.query.ts';
import type { OpenFilter } from '../../deals/openPoints.sql.ts';
import { type HogGroup, type HogView, hogTotals } from '../../rules/hog/hogTotals.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { openPoints } from '../../rules/toDo/openPoints.ts';
import type { DealPage } from '../dealPage.query.ts';
import type { OpenRowType } from '../toDo/toDo.types.ts';
import { type HogRow, type HogSort, hogGroups, hogOrder, hogRows } from './hog.query.ts';
import type { HogListType } from './hog.types.ts';

/** Which parts of the list a query asks for; the others stay empty. */
interface HogParts {
  readonly rows: boolean;
  readonly totals: boolean;
}

/** A page of deals by log day, every status, with the totals of the whole filter (rules.md, Hog). */
export async function hogReport(
  reading: Reading,
  filter: DealFilter,
  sort: HogSort,
  page: DealPage,
  parts: HogParts = { rows: true, totals: true },
): Promise<HogListType> {
  const order = hogOrder(filter, sort, page.isDescending);
  const [rows, groups] = await reading.database.together(reader =>
    Promise.all([
      parts.rows ? hogRows(reader, filter, order, page) : [],
      parts.totals ? hogGroups(reader, filter) : ([] as HogGroup[]),
    ]),
  );
  const totals = hogTotals(groups, viewOf(filter));
  return {
    rows: presentDeals({ rows, people: await peopleOfDeals(reading, rows) }),
    endCursor: endCursorOf(order, rows, page.limit),
    open: rows.flatMap(row => openRow(row, filter.open)),
    totals: {
      ...totals,
      frontGross: toDollars(totals.frontGross),
      backGross: toDollars(totals.backGross),
      totalGross: toDollars(totals.totalGross),
    },
  };
}

/** Whose figures the boxes show. */
export const viewOf = ({ employeeId }: DealFilter): HogView =>
  employeeId === undefined ? 'store' : 'employee';

/** What is open about a row of a list of what is open; nothing in any other list, whose rows come without their history. */
function openRow(
  { deliveryStatusSince, dealStatusSince, changedSince, isMonthClosed = false, ...row }: HogRow,
  open?: OpenFilter,
): OpenRowType[] {
  if (!open || !deliveryStatusSince || !dealStatusSince) return [];
  const history = { deliveryStatusSince, dealStatusSince, changedSince: changedSince ?? null, isMonthClosed };
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
