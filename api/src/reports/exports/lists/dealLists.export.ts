import { abilitiesOf } from '../../../abilities/abilities.ts';
import type { Context } from '../../../context.ts';
import type { DealFilter } from '../../../deals/deal.query.ts';
import type { DealType } from '../../../deals/deal.types.ts';
import { type Employees, employeesById, listEmployees } from '../../../employees/employee.query.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { toDollars } from '../../../rules/numbers/money.ts';
import { type ActivitySort, activityOrder } from '../../activity/activity.query.ts';
import { type HogSort, hogOrder } from '../../hog/hog.query.ts';
import {
  type Cell,
  type Column,
  countedDeals,
  countLine,
  type ExportTable,
  exportTable,
  totalsLine,
} from '../exportTable.ts';
import { nameOf, shownDays, shownFilters, shownSort, usDay } from '../shown.ts';
import { ACTIVITY_COLUMNS, DAY_COLUMNS, FIELD_COLUMNS, hogColumns } from './dealColumns.ts';
import { dealLines } from './dealLines.query.ts';
import { HogSums } from './hogSums.ts';

/** In which order. */
interface Order<Sort> {
  readonly sort: Sort;
  readonly isDescending: boolean;
}

/** Hog, with the totals of its boxes (hog.md, Totals). */
export async function hogExport(
  { database, viewer }: Context,
  filter: DealFilter,
  { sort, isDescending }: Order<HogSort>,
): Promise<ExportTable> {
  const people = await employeesById(database);
  const { lineCount, batches } = await dealLines(database, filter, hogOrder(filter, sort, isDescending));
  const columns = hogColumns(abilitiesOf(viewer).reviewDeals);
  const sums = new HogSums();
  return exportTable({
    title: 'Hog',
    shown: [...shownDeals(filter, people), shownSort(sort, isDescending)],
    columns,
    lineCount,
    batches: sums.of(batches),
    totals: () => [totalsLine(columns, hogTotals(sums, filter, people))],
  });
}

/** The sums under the heads of their columns, and the counts in words. */
function hogTotals(
  sums: HogSums,
  { employeeId }: DealFilter,
  people: Employees,
): Readonly<Record<string, Cell>> {
  const totals = sums.totals(employeeId === undefined ? 'store' : 'employee');
  const whose = employeeId === undefined ? undefined : `Share of ${nameOf(people, employeeId)}`;
  return {
    'Customer Name': countedDeals(totals.totalEntries, whose),
    'Sales 1': `${totals.totalSold} sold`,
    'Sales 2': `${totals.splitDeals} split`,
    'Front Gross': toDollars(totals.frontGross),
    'Back Gross': toDollars(totals.backGross),
    'Total Gross': toDollars(totals.totalGross),
  };
}

/** Activity, with the count of its deals. */
export const activityExport = activityTable('Activity', ACTIVITY_COLUMNS);

/** The same deals with every field, as an import reads them (import.md, There and back). */
export const dealsExport = activityTable('Deals, every field', FIELD_COLUMNS);

function activityTable(title: string, columns: typeof ACTIVITY_COLUMNS) {
  return async (
    { database }: Context,
    filter: DealFilter,
    { sort, isDescending }: Order<ActivitySort>,
  ): Promise<ExportTable> => {
    const everyone = await listEmployees(database);
    const people = new Map(everyone.map(each => [each.id, each]));
    const order = activityOrder(sort, isDescending, [...people.keys()]);
    return exportTable({
      title,
      shown: [...shownDeals(filter, people), shownSort(sort, isDescending)],
      ...counted(columns, await dealLines(database, filter, order)),
    });
  };
}

/** The deals of a day, by number (home.md). */
export async function dayExport({ database }: Context, day: Day): Promise<ExportTable> {
  const filter: DealFilter = { days: { start: day, end: day } };
  const lines = await dealLines(database, filter, hogOrder(filter, 'NUMBER', false));
  return exportTable({
    title: 'Deals of the day',
    shown: [usDay(day)],
    ...counted(DAY_COLUMNS, lines),
  });
}

const counted = (columns: readonly Column<DealType>[], lines: Awaited<ReturnType<typeof dealLines>>) => ({
  columns,
  ...lines,
  totals: () => [countLine(columns, lines.lineCount)],
});

const shownDeals = (filter: DealFilter, people: Employees): string[] => [
  shownDays(filter.days),
  ...shownFilters({
    Employee: filter.employeeId === undefined ? undefined : nameOf(people, filter.employeeId),
    Search: filter.search?.trim(),
    'Deal status': filter.dealStatus,
    'Delivery status': filter.deliveryStatus,
    Open: filter.open?.kinds.join(', ').toLowerCase(),
  }),
];
