import { viewsOf } from '../../components/views/views';
import type {
  ActivityQueryVariables,
  ActivitySort,
  DealStatus,
  DeliveryStatus,
} from '../../generated/graphql';
import { pageVariables, searchVariable } from '../../lib/address/listPage';
import { cleared, day, id, maybeOneOf, oneOf, page, text, type UrlValues } from '../../lib/address/urlState';
import type { Day } from '../../lib/days/dates';
import { dealPeriods, rangeOf } from '../../lib/days/period';
import { type ExportedTable, wholeList } from '../../lib/exports/exportedTable';
import { dealStatusLabels, deliveryStatusLabels } from '../../lib/values/dealValues';

/** What the server sorts by, for each column. */
const sorts = {
  number: 'NUMBER',
  logDay: 'LOG_DAY',
  customerName: 'CUSTOMER',
  closer: 'CLOSER',
  additional: 'ADDITIONAL',
  carType: 'CAR_TYPE',
  tradeStatus: 'TRADE',
  stockNum: 'STOCK',
  carInfo: 'VEHICLE',
  dealStatus: 'DEAL_STATUS',
  deliveryStatus: 'DELIVERY_STATUS',
  financeManager: 'FINANCE_MANAGER',
  salesManager: 'SALES_MANAGER',
} as const satisfies Record<string, ActivitySort>;

export type SortField = keyof typeof sorts;

export const sortFields = Object.keys(sorts) as SortField[];

/** The statuses one can filter by (activity.md, Filters). */
export const dealStatuses: readonly DealStatus[] = ['HOGGED', 'IN_FINANCE', 'DEAD'];
export const deliveryStatuses: readonly DeliveryStatus[] = ['DEL', 'TBA', 'OAC'];

/** How Activity's filters, sort and page stand in the address. */
export const activityParams = {
  employee: id(),
  search: text(),
  status: maybeOneOf(dealStatuses),
  delivery: maybeOneOf(deliveryStatuses),
  period: oneOf(dealPeriods, 'today'),
  start: day(),
  end: day(),
  sort: oneOf(sortFields, 'logDay'),
  order: oneOf(['asc', 'desc'], 'asc'),
  page: page(),
};

export type ActivityFilters = UrlValues<typeof activityParams>;

export const activityViews = viewsOf('ACTIVITY', activityParams);

/** What "Clear filters" goes back to; the sort stays. */
export const noFilters = cleared(activityParams, 'sort', 'order');

/** How many filters narrow the list down, without the search. */
export function countBesideSearch({ employee, status, delivery, period }: ActivityFilters): number {
  const isChosen = [employee !== null, status !== null, delivery !== null, period !== 'today'];
  return isChosen.filter(Boolean).length;
}

export function isFiltered(filters: ActivityFilters): boolean {
  return countBesideSearch(filters) > 0 || filters.search.trim() !== '';
}

/** What to ask the server for; null while a custom range is not yet a range. */
export function activityVariables(filters: ActivityFilters, today: Day): ActivityQueryVariables | null {
  const range = rangeOf(filters, today);
  if (!range) return null;
  return {
    ...range,
    employeeId: filters.employee,
    search: searchVariable(filters.search),
    dealStatus: filters.status,
    deliveryStatus: filters.delivery,
    sort: sorts[filters.sort],
    ...pageVariables(filters),
  };
}

/** The files of what was asked for, as it is shown and with every field; a documented call names statuses as people read them. */
export function exportedActivity({
  dealStatus,
  deliveryStatus,
  ...list
}: ActivityQueryVariables): ExportedTable[] {
  const query = {
    ...wholeList(list),
    dealStatus: dealStatus && dealStatusLabels[dealStatus],
    deliveryStatus: deliveryStatus && deliveryStatusLabels[deliveryStatus],
  };
  return [
    { title: 'Activity', name: 'activity', query },
    { title: 'Deals, every field', name: 'deals', query },
  ];
}
