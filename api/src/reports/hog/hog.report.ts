import { type DealFilter, loadPeopleOfDeals } from '../../modules/deals/deal.query.ts';
import { presentDeals } from '../../modules/deals/deal.types.ts';
import type { OpenItemFilter } from '../../modules/deals/openItems.sql.ts';
import type { ReadContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { toEndCursor } from '../../platform/database/keysetPagination.ts';
import { buildHogSteps, calculateHogTotals, type HogGroup, type HogView } from '../../rules/hog/hogTotals.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { listOpenItems } from '../../rules/openItems/openItems.ts';
import type { CalculationSteps } from '../../rules/steps/step.ts';
import type { DealPage } from '../dealList.query.ts';
import type { OpenRowType } from '../openItems/openItems.types.ts';
import { buildHogOrder, type HogRow, type HogSort, listHogGroups, listHogRows } from './hog.query.ts';
import type { HogFigureName, HogListType } from './hog.types.ts';

/** Fields of the list that a query selects. Fields that are not selected stay empty. */
interface HogSelection {
  readonly hasRows: boolean;
  readonly hasTotals: boolean;
}

/** Returns a page of deals of every status by log day, and the totals of the whole filter (rules.md, Hog). */
export async function getHogReport(
  reading: ReadContext,
  filter: DealFilter,
  sort: HogSort,
  page: DealPage,
  selection: HogSelection = { hasRows: true, hasTotals: true },
): Promise<HogListType> {
  const order = buildHogOrder(filter, sort, page.isDescending);
  const [rows, groups] = await reading.database.readSnapshot(reader =>
    Promise.all([
      selection.hasRows ? listHogRows(reader, filter, order, page) : [],
      selection.hasTotals ? listHogGroups(reader, filter) : ([] as HogGroup[]),
    ]),
  );
  const totals = calculateHogTotals(groups, getHogView(filter));
  return {
    rows: presentDeals({ rows, people: await loadPeopleOfDeals(reading, rows) }),
    endCursor: toEndCursor(order, rows, page.limit),
    open: rows.flatMap(row => toOpenRow(row, filter.open)),
    totals: {
      ...totals,
      frontGross: toDollars(totals.frontGross),
      backGross: toDollars(totals.backGross),
      totalGross: toDollars(totals.totalGross),
    },
  };
}

/** Returns whether the totals belong to the store or to one employee. */
export const getHogView = ({ employeeId }: DealFilter): HogView =>
  employeeId === undefined ? 'store' : 'employee';

/**
 * Returns the open items of a row. If the filter names no open items, the result is empty, because the row
 * then has no history.
 */
function toOpenRow(
  { deliveryStatusSince, dealStatusSince, changedSince, isMonthClosed = false, ...row }: HogRow,
  open?: OpenItemFilter,
): OpenRowType[] {
  if (!open || !deliveryStatusSince || !dealStatusSince) return [];
  const history = { deliveryStatusSince, dealStatusSince, changedSince: changedSince ?? null, isMonthClosed };
  const openItems = listOpenItems({ ...row, ...history }, open.settings.days, open.settings.today);
  const filteredItems = openItems.filter(({ kind }) => open.kinds.includes(kind));
  return [
    {
      number: row.number,
      kinds: openItems.map(({ kind }) => kind),
      days: Math.max(0, ...filteredItems.map(({ days }) => days)),
    },
  ];
}

/** Returns the steps that lead to a total above the Hog grid. */
export async function explainHog(
  database: Database,
  filter: DealFilter,
  figure: HogFigureName,
): Promise<CalculationSteps> {
  const groups = await listHogGroups(database, filter);
  return buildHogSteps(groups, getHogView(filter))[figure];
}
