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
import { buildActivityOrder } from '../../activity/activity.query.ts';
import { ActivitySortEnum, IMPORT_ID_DESCRIPTION } from '../../activity/activity.types.ts';
import { dealFilterFields } from '../../dealList.args.ts';
import { buildHogOrder } from '../../hog/hog.query.ts';
import { HogSortEnum } from '../../hog/hog.types.ts';
import { getOpenFilter } from '../../toDo/openTerms.ts';
import { defineSort, dateRange, commaSeparated, withDayRange } from '../arguments.ts';
import { defineExport } from '../exportCall.ts';
import { type ExportCell, type ExportColumn, formatDealCount, buildCountLine, createExportTable, buildTotalsLine } from '../exportTable.ts';
import { getEmployeeName, formatDays, formatFilters, formatSort } from '../shown.ts';
import { ACTIVITY_COLUMNS, DAY_COLUMNS, ALL_FIELD_COLUMNS, buildHogColumns } from './dealColumns.ts';
import { readDealLines } from './dealLines.query.ts';
import { HogSums } from './hogSums.ts';

const dealListQuery = { ...dateRange, ...optionalFilters(dealFilterFields) };

const activityFields = {
  dealStatus: oneOfThese(DEAL_STATUSES),
  deliveryStatus: oneOfThese(DELIVERY_STATUSES),
  importId: id.meta({ description: IMPORT_ID_DESCRIPTION }),
};

const openKindsQuery = commaSeparated(oneOfThese(OPEN_POINT_KINDS)).meta({
  description: `Only deals with one of these open points, between commas: ${OPEN_POINT_KINDS.join(', ')}.`,
});

/** Exports Hog with the totals of its boxes (hog.md, Totals). */
export const hogExport = defineExport({
  name: 'hog',
  contents: 'Hog: deals by log day, with the totals of the filter',
  query: { ...dealListQuery, open: optionalFilter(openKindsQuery), ...defineSort(HogSortEnum, 'LOG_DAY') },
  table: async (context, { sort, isDescending, open, ...list }) => {
    const { database, viewer } = context;
    const filter = { ...withDayRange(list), open: await getOpenFilter(context, open) };
    const people = await employeesById(database);
    const { rowCount, batches } = await readDealLines(database, filter, buildHogOrder(filter, sort, isDescending));
    const columns = buildHogColumns(abilitiesOf(viewer).reviewDeals);
    const sums = new HogSums();
    return createExportTable({
      title: 'Hog',
      caption: [...formatDealFilters(filter, people), formatSort(sort, isDescending)],
      columns,
      lineCount: rowCount,
      batches: sums.addBatches(batches),
      totals: () => [buildTotalsLine(columns, buildHogTotalCells(sums, filter, people))],
    });
  },
});

/** Returns the sums by the labels of their columns, and the counts as text. */
function buildHogTotalCells(
  sums: HogSums,
  { employeeId }: DealFilter,
  people: Employees,
): Readonly<Record<string, ExportCell>> {
  const totals = sums.totals(employeeId === undefined ? 'store' : 'employee');
  const label = employeeId === undefined ? undefined : `Share of ${getEmployeeName(people, employeeId)}`;
  return {
    'Customer Name': formatDealCount(totals.totalEntries, label),
    'Sales 1': `${totals.totalSold} sold`,
    'Sales 2': `${totals.splitDeals} split`,
    'Front Gross': toDollars(totals.frontGross),
    'Back Gross': toDollars(totals.backGross),
    'Total Gross': toDollars(totals.totalGross),
  };
}

/** Defines an export of the deals of Activity, with their count. */
const defineActivityExport = (title: string, name: string, contents: string, columns: readonly ExportColumn<DealType>[]) =>
  defineExport({
    name,
    contents,
    query: { ...dealListQuery, ...optionalFilters(activityFields), ...defineSort(ActivitySortEnum, 'LOG_DAY') },
    table: async ({ database }, { sort, isDescending, ...list }) => {
      const filter = withDayRange(list);
      const employees = await listEmployees(database);
      const people = new Map(employees.map(each => [each.id, each]));
      const sorted = buildActivityOrder(sort, isDescending, [...people.keys()]);
      return createExportTable({
        title,
        caption: [...formatDealFilters(filter, people), formatSort(sort, isDescending)],
        ...withDealCount(columns, await readDealLines(database, filter, sorted)),
      });
    },
  });

/** Exports Activity (activity.md). */
export const activityExport = defineActivityExport(
  'Activity',
  'activity',
  'Activity: deals by log day, every status',
  ACTIVITY_COLUMNS,
);

/** Exports the deals of Activity with every field (import.md, There and back). */
export const dealsExport = defineActivityExport(
  'Deals, every field',
  'deals',
  'the deals of Activity with every field, as an import reads them',
  ALL_FIELD_COLUMNS,
);

/** Exports the deals of a day (home.md). */
export const dayExport = defineExport({
  name: 'day',
  contents: 'the deals of a day, by number',
  query: { day },
  table: async ({ database }, query) => {
    const filter: DealFilter = { days: { start: query.day, end: query.day } };
    const lines = await readDealLines(database, filter, buildHogOrder(filter, 'NUMBER', false));
    return createExportTable({
      title: 'Deals of the day',
      caption: [usDay(query.day)],
      ...withDealCount(DAY_COLUMNS, lines),
    });
  },
});

const withDealCount = (columns: readonly ExportColumn<DealType>[], { rowCount, batches }: LongRead<DealType>) => ({
  columns,
  lineCount: rowCount,
  batches,
  totals: () => [buildCountLine(columns, rowCount)],
});

const formatDealFilters = (filter: DealFilter, people: Employees): string[] => [
  formatDays(filter.days),
  ...formatFilters({
    Employee: filter.employeeId === undefined ? undefined : getEmployeeName(people, filter.employeeId),
    Search: filter.search?.trim(),
    'Deal status': filter.dealStatus,
    'Delivery status': filter.deliveryStatus,
    Import: filter.importId?.toString(),
    Open: filter.open?.kinds.join(', ').toLowerCase(),
  }),
];
