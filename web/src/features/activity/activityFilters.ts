import {
  type FilterTable,
  filteredList,
  searchFilter,
  type ValuesOf,
} from '../../components/filters/filteredList';
import type {
  ActivityQueryVariables,
  ActivitySort,
  DealStatus,
  DeliveryStatus,
} from '../../generated/graphql';
import { dealSorts } from '../../generated/rules/dealSorts';
import { pageVariables } from '../../lib/address/listPage';
import { sortedBy } from '../../lib/address/sorting';
import { id, maybeOneOf, oneOf } from '../../lib/address/urlState';
import type { Day } from '../../lib/days/dates';
import { dealPeriods } from '../../lib/days/period';
import { type ExportedTable, wholeList } from '../../lib/exports/exportedTable';
import { dealStatusLabels, deliveryStatusLabels } from '../../lib/values/dealValues';

/** What the server sorts by, for each column. */
const sorts = {
  ...dealSorts.activity,
  logDay: 'LOG_DAY',
} as const satisfies Record<string, ActivitySort>;

export type SortField = keyof typeof sorts;

export const activitySorting = sortedBy(sorts, 'logDay', 'asc');

/** The statuses one can filter by (activity.md, Filters). */
export const dealStatuses: readonly DealStatus[] = ['HOGGED', 'IN_FINANCE', 'DEAD'];
export const deliveryStatuses: readonly DeliveryStatus[] = ['DEL', 'TBA', 'OAC'];

const filters = {
  search: searchFilter,
  employee: { kind: 'person', label: 'Employee', all: 'All Deals', param: id(), variable: 'employeeId' },
  status: {
    kind: 'choice',
    label: 'Deal Status',
    all: 'All Deal Statuses',
    param: maybeOneOf(dealStatuses),
    variable: 'dealStatus',
  },
  delivery: {
    kind: 'choice',
    label: 'Delivery Status',
    all: 'All Delivery Statuses',
    param: maybeOneOf(deliveryStatuses),
    variable: 'deliveryStatus',
  },
  period: { kind: 'period', offered: dealPeriods, param: oneOf(dealPeriods, 'today') },
} satisfies FilterTable<ActivityQueryVariables>;

export const activityList = filteredList('ACTIVITY', filters, activitySorting);

export type ActivityFilters = ValuesOf<typeof activityList>;

/** What to ask the server for; null while a custom range is not yet a range. */
export function activityVariables(values: ActivityFilters, today: Day): ActivityQueryVariables | null {
  const asked = activityList.asked(values, today);
  return asked && { ...asked, sort: sorts[values.sort], ...pageVariables(values) };
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
