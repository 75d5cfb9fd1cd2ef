import {
  type FilterTable,
  filteredList,
  salespersonFilter,
  searchFilter,
  type ValuesOf,
} from '../../components/filters/filteredList';
import { viewedLists } from '../../generated/rules/viewedLists';
import type { DealStatus, DeliveryStatus } from '../../generated/types';
import { id, maybeOneOf, oneOf } from '../../lib/address/urlState';
import { dealPeriods } from '../../lib/days/period';
import { dealStatusLabels, deliveryStatusLabels } from '../../lib/values/dealValues';
import type { ActivityQueryVariables } from './activityList.generated';

const { period, sorted, variables } = viewedLists.ACTIVITY;

/** The statuses one can filter by (activity.md, Filters). */
const dealStatuses: readonly DealStatus[] = ['HOGGED', 'IN_FINANCE', 'DEAD'];
const deliveryStatuses: readonly DeliveryStatus[] = ['DEL', 'TBA', 'OAC'];

/** How this screen says a delivery status: DEL is DELIVERED. */
export const deliveryWords: Record<DeliveryStatus, string> = { ...deliveryStatusLabels, DEL: 'DELIVERED' };

const filters = {
  search: searchFilter,
  employee: salespersonFilter,
  status: {
    kind: 'choice',
    label: 'Deal Status',
    all: 'All Deal Statuses',
    options: dealStatusLabels,
    inFile: dealStatusLabels,
    param: maybeOneOf(dealStatuses),
    variable: variables.status,
  },
  delivery: {
    kind: 'choice',
    label: 'Delivery Status',
    all: 'All Delivery Statuses',
    options: deliveryWords,
    inFile: deliveryStatusLabels,
    param: maybeOneOf(deliveryStatuses),
    variable: variables.delivery,
  },
  // Chosen by the way from an import to its deals.
  import: {
    kind: 'elsewhere',
    param: id(),
    variable: variables.import,
    asked: (importId: number | null) => importId ?? undefined,
  },
  period: { kind: 'period', offered: dealPeriods, param: oneOf(dealPeriods, period) },
} satisfies FilterTable<ActivityQueryVariables>;

export const activityList = filteredList({
  views: 'ACTIVITY',
  filters,
  sorted,
  files: { Activity: 'activity', 'Deals, every field': 'deals' },
});

export type ActivityFilters = ValuesOf<typeof activityList>;
