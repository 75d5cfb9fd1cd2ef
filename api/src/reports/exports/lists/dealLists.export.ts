import { getAbilities } from '../../../modules/abilities/abilities.ts';
import { type DealFilter, dealFilterSql, readDealRows } from '../../../modules/deals/deal.query.ts';
import { type DealType, presentDeals } from '../../../modules/deals/deal.types.ts';
import {
  type Employees,
  listEmployees,
  loadEmployeesById,
} from '../../../modules/employees/employee.query.ts';
import type { BatchedList } from '../../../platform/database/batchedList.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type ListOrder, orderSql } from '../../../platform/database/keysetPagination.ts';
import { day, id, optionalFilter, optionalFilters, requiredChoice } from '../../../platform/input/fields.ts';
import { formatUsDay } from '../../../rules/calendar/formatDay.ts';
import { DEAL_STATUSES, DELIVERY_STATUSES } from '../../../rules/deals/dealValues.ts';
import {
  calculateHogTotals,
  type HogGroup,
  type HogTotals,
  type HogView,
} from '../../../rules/hog/hogTotals.ts';
import { toDollars } from '../../../rules/numbers/money.ts';
import { OPEN_ITEM_KINDS, openItemLabels } from '../../../rules/openItems/openItems.ts';
import { buildActivityOrder } from '../../activity/activity.query.ts';
import { ActivitySortEnum, IMPORT_ID_DESCRIPTION } from '../../activity/activity.types.ts';
import { dealFilterFields } from '../../dealList.args.ts';
import { buildHogOrder } from '../../hog/hog.query.ts';
import { HogSortEnum } from '../../hog/hog.types.ts';
import { getOpenItemFilter } from '../../openItems/openItems.query.ts';
import { formatDays, formatFilters, formatSort, getEmployeeName } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import {
  buildCountLine,
  buildTotalsLine,
  createExportTable,
  type ExportCell,
  type ExportColumn,
  formatDealCount,
} from '../exportTable.ts';
import { dateRange, defineCommaSeparatedList, defineSort, withDayRange } from '../queryFields.ts';
import { ACTIVITY_COLUMNS, ALL_FIELD_COLUMNS, buildHogColumns, DAY_COLUMNS } from './dealColumns.ts';

const dealListQuery = { ...dateRange, ...optionalFilters(dealFilterFields) };

const activityFields = {
  dealStatus: requiredChoice(DEAL_STATUSES),
  deliveryStatus: requiredChoice(DELIVERY_STATUSES),
  importId: id.meta({ description: IMPORT_ID_DESCRIPTION }),
};

const openKindsQuery = defineCommaSeparatedList(requiredChoice(OPEN_ITEM_KINDS)).meta({
  description: `Only deals with at least one of these open items, separated by commas: ${OPEN_ITEM_KINDS.join(', ')}.`,
});

/** Exports Hog with the totals that the boxes above the grid show (hog.md, Totals). */
export const hogExport = defineExport({
  name: 'hog',
  contents: 'the deals in Hog for a range of log days, with their totals',
  query: { ...dealListQuery, open: optionalFilter(openKindsQuery), ...defineSort(HogSortEnum, 'LOG_DAY') },
  table: async (context, { sort, isDescending, open, ...list }) => {
    const { database, viewer } = context;
    const filter = { ...withDayRange(list), open: await getOpenItemFilter(context, open) };
    const people = await loadEmployeesById(database);
    const { rowCount, batches } = await readDealLines(
      database,
      filter,
      buildHogOrder(filter, sort, isDescending),
    );
    const columns = buildHogColumns(getAbilities(viewer).reviewDeals);
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

/** Returns the cells of Hog's totals by the label of their column. Sums are numbers, and counts are texts. */
function buildHogTotalCells(
  sums: HogSums,
  { employeeId }: DealFilter,
  people: Employees,
): Readonly<Record<string, ExportCell>> {
  const totals = sums.calculateTotals(employeeId === undefined ? 'store' : 'employee');
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

/** Defines an export of the deals of Activity, with a line for the number of deals. */
const defineActivityExport = (
  title: string,
  name: string,
  contents: string,
  columns: readonly ExportColumn<DealType>[],
) =>
  defineExport({
    name,
    contents,
    query: {
      ...dealListQuery,
      ...optionalFilters(activityFields),
      ...defineSort(ActivitySortEnum, 'LOG_DAY'),
    },
    table: async ({ database }, { sort, isDescending, ...list }) => {
      const filter = withDayRange(list);
      const employees = await listEmployees(database);
      const people = new Map(employees.map(each => [each.id, each]));
      const order = buildActivityOrder(sort, isDescending, [...people.keys()]);
      return createExportTable({
        title,
        caption: [...formatDealFilters(filter, people), formatSort(sort, isDescending)],
        ...withDealCount(columns, await readDealLines(database, filter, order)),
      });
    },
  });

/** Exports Activity (activity.md). */
export const activityExport = defineActivityExport(
  'Activity',
  'activity',
  'the deals in Activity for a range of log days, with any status',
  ACTIVITY_COLUMNS,
);

/** Exports the deals of Activity with every field (import.md, Export and import again). */
export const dealsExport = defineActivityExport(
  'Deals, all fields',
  'deals',
  'the deals in Activity with all fields, in the format for importing',
  ALL_FIELD_COLUMNS,
);

/** Exports the deals of a day (home.md). */
export const dayExport = defineExport({
  name: 'day',
  contents: 'a day’s deals, sorted by number',
  query: { day },
  table: async ({ database }, query) => {
    const filter: DealFilter = { days: { start: query.day, end: query.day } };
    const lines = await readDealLines(database, filter, buildHogOrder(filter, 'NUMBER', false));
    return createExportTable({
      title: 'Deals of the day',
      caption: [formatUsDay(query.day)],
      ...withDealCount(DAY_COLUMNS, lines),
    });
  },
});

const withDealCount = (
  columns: readonly ExportColumn<DealType>[],
  { rowCount, batches }: BatchedList<DealType>,
) => ({
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
    'Open items': filter.open?.kinds.map(kind => openItemLabels[kind].label).join(', '),
  }),
];

/**
 * Reads all deals of a filter in batches. Each batch contains the deals as they are when the batch is read.
 */
export async function readDealLines(
  database: Database,
  filter: DealFilter,
  order: ListOrder,
): Promise<BatchedList<DealType>> {
  const people = await loadEmployeesById(database);
  const deals = await readDealRows(database, dealFilterSql(filter), orderSql(order));
  return deals.map(rows => presentDeals({ rows, people }));
}

type HogGroupSums = { -readonly [Field in keyof HogGroup]: HogGroup[Field] };

/**
 * Adds up the totals of Hog from the exported lines. The totals match the file even if deals change during
 * the export.
 */
export class HogSums {
  private readonly groups = new Map<string, HogGroupSums>();

  async *addBatches(batches: AsyncIterable<readonly DealType[]>): AsyncGenerator<readonly DealType[]> {
    for await (const deals of batches) {
      for (const deal of deals) this.add(deal);
      yield deals;
    }
  }

  calculateTotals(view: HogView): HogTotals {
    return calculateHogTotals([...this.groups.values()], view);
  }

  private add({ isSplit, isSold, frontGross, backGross }: DealType): void {
    const key = `${isSplit} ${isSold}`;
    const sums = this.groups.get(key) ?? { isSplit, isSold, deals: 0, frontGross: 0, backGross: 0 };
    sums.deals += 1;
    sums.frontGross += dollarsToCents(frontGross);
    sums.backGross += dollarsToCents(backGross);
    this.groups.set(key, sums);
  }
}

const dollarsToCents = (dollars: number | null): number => Math.round((dollars ?? 0) * 100);
