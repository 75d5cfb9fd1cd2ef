import { abilitiesOf } from '../../../abilities/abilities.ts';
import type { LongRead } from '../../../database/longRead.ts';
import type { DealFilter } from '../../../deals/deal.query.ts';
import type { DealType } from '../../../deals/deal.types.ts';
import { type Employees, employeesById, listEmployees } from '../../../employees/employee.query.ts';
import { day, id, oneOfThese, optionalFilter, optionalFilters } from '../../../input/fields.ts';
import { usDay } from '../../../rules/calendar/usDay.ts';
import { DEAL_STATUSES, DELIVERY_STATUSES } from '../../../rules/deals/dealValues.ts';
import { toDollars } from '../../../rules/numbers/money.ts';
import { OPEN_POINT_KINDS } from '../../../rules/toDo/openPoints.ts';
import { activityOrder } from '../../activity/activity.query.ts';
import { ActivitySortEnum, OF_IMPORT } from '../../activity/activity.types.ts';
import { choiceFields } from '../../dealList.args.ts';
import { hogOrder } from '../../hog/hog.query.ts';
import { HogSortEnum } from '../../hog/hog.types.ts';
import { openFilterOf } from '../../toDo/openTerms.ts';
import { order, range, severalOf, withDays } from '../arguments.ts';
import { exportCall } from '../exportCall.ts';
import { type Cell, type Column, countedDeals, countLine, exportTable, totalsLine } from '../exportTable.ts';
import { nameOf, shownDays, shownFilters, shownSort } from '../shown.ts';
import { ACTIVITY_COLUMNS, DAY_COLUMNS, FIELD_COLUMNS, hogColumns } from './dealColumns.ts';
import { dealLines } from './dealLines.query.ts';
import { HogSums } from './hogSums.ts';

const dealList = { ...range, ...optionalFilters(choiceFields) };

const activityFields = {
  dealStatus: oneOfThese(DEAL_STATUSES),
  deliveryStatus: oneOfThese(DELIVERY_STATUSES),
  importId: id.meta({ description: OF_IMPORT }),
};

const openKinds = severalOf(oneOfThese(OPEN_POINT_KINDS)).meta({
  description: `Only deals with one of these open points, between commas: ${OPEN_POINT_KINDS.join(', ')}.`,
});

/** Hog, with the totals of its boxes (hog.md, Totals). */
export const hogExport = exportCall({
  name: 'hog',
  of: 'Hog: deals by log day, with the totals of the filter',
  query: { ...dealList, open: optionalFilter(openKinds), ...order(HogSortEnum, 'LOG_DAY') },
  table: async (context, { sort, isDescending, open, ...list }) => {
    const { database, viewer } = context;
    const filter = { ...withDays(list), open: await openFilterOf(context, open) };
    const people = await employeesById(database);
    const { rowCount, batches } = await dealLines(database, filter, hogOrder(filter, sort, isDescending));
    const columns = hogColumns(abilitiesOf(viewer).reviewDeals);
    const sums = new HogSums();
    return exportTable({
      title: 'Hog',
      shown: [...shownDeals(filter, people), shownSort(sort, isDescending)],
      columns,
      lineCount: rowCount,
      batches: sums.of(batches),
      totals: () => [totalsLine(columns, hogTotals(sums, filter, people))],
    });
  },
});

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

/** Deals of Activity, with their count. */
const activityTable = (title: string, name: string, of: string, columns: readonly Column<DealType>[]) =>
  exportCall({
    name,
    of,
    query: { ...dealList, ...optionalFilters(activityFields), ...order(ActivitySortEnum, 'LOG_DAY') },
    table: async ({ database }, { sort, isDescending, ...list }) => {
      const filter = withDays(list);
      const everyone = await listEmployees(database);
      const people = new Map(everyone.map(each => [each.id, each]));
      const sorted = activityOrder(sort, isDescending, [...people.keys()]);
      return exportTable({
        title,
        shown: [...shownDeals(filter, people), shownSort(sort, isDescending)],
        ...counted(columns, await dealLines(database, filter, sorted)),
      });
    },
  });

/** Activity (activity.md). */
export const activityExport = activityTable(
  'Activity',
  'activity',
  'Activity: deals by log day, every status',
  ACTIVITY_COLUMNS,
);

/** The same deals with every field (import.md, There and back). */
export const dealsExport = activityTable(
  'Deals, every field',
  'deals',
  'the deals of Activity with every field, as an import reads them',
  FIELD_COLUMNS,
);

/** The deals of a day (home.md). */
export const dayExport = exportCall({
  name: 'day',
  of: 'the deals of a day, by number',
  query: { day },
  table: async ({ database }, query) => {
    const filter: DealFilter = { days: { start: query.day, end: query.day } };
    const lines = await dealLines(database, filter, hogOrder(filter, 'NUMBER', false));
    return exportTable({
      title: 'Deals of the day',
      shown: [usDay(query.day)],
      ...counted(DAY_COLUMNS, lines),
    });
  },
});

const counted = (columns: readonly Column<DealType>[], { rowCount, batches }: LongRead<DealType>) => ({
  columns,
  lineCount: rowCount,
  batches,
  totals: () => [countLine(columns, rowCount)],
});

const shownDeals = (filter: DealFilter, people: Employees): string[] => [
  shownDays(filter.days),
  ...shownFilters({
    Employee: filter.employeeId === undefined ? undefined : nameOf(people, filter.employeeId),
    Search: filter.search?.trim(),
    'Deal status': filter.dealStatus,
    'Delivery status': filter.deliveryStatus,
    Import: filter.importId?.toString(),
    Open: filter.open?.kinds.join(', ').toLowerCase(),
  }),
];
