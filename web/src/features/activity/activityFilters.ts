import {
  defineFilteredList,
  type FilteredListValues,
  type FilterTable,
  salespersonFilter,
  searchFilter,
} from '../../components/filters/filteredList';
import { viewedLists } from '../../generated/rules/viewedLists';
import type { DealStatus, DeliveryStatus } from '../../generated/types';
import { dealPeriods } from '../../lib/days/period';
import { dealStatusLabels, deliveryStatusLabels } from '../../lib/format/deals';
import { idParam, oneOfParam, optionalOneOfParam } from '../../lib/urlState/urlState';
import type { ActivityQueryVariables } from './activityList.generated';

const { period, sorted, variables } = viewedLists.ACTIVITY;

/** Statuses that the list can be filtered by (activity.md, Filters). */
const dealStatuses: readonly DealStatus[] = ['HOGGED', 'IN_FINANCE', 'DEAD'];
const deliveryStatuses: readonly DeliveryStatus[] = ['DEL', 'TBA', 'OAC'];

/** Labels of the delivery statuses on this screen. Here, the label of DEL is DELIVERED. */
export const deliveryLabels: Record<DeliveryStatus, string> = { ...deliveryStatusLabels, DEL: 'DELIVERED' };

const filters = {
  search: searchFilter,
  employee: salespersonFilter,
  status: {
    kind: 'choice',
    label: 'Deal Status',
    all: 'All Deal Statuses',
    options: dealStatusLabels,
    exportValues: dealStatusLabels,
    param: optionalOneOfParam(dealStatuses),
    variable: variables.status,
  },
  delivery: {
    kind: 'choice',
    label: 'Delivery Status',
    all: 'All Delivery Statuses',
    options: deliveryLabels,
    exportValues: deliveryStatusLabels,
    param: optionalOneOfParam(deliveryStatuses),
    variable: variables.delivery,
  },
  // The link from an import to its deals sets this parameter.
  import: {
    kind: 'elsewhere',
    param: idParam(),
    variable: variables.import,
    toVariable: (importId: number | null) => importId ?? undefined,
  },
  period: { kind: 'period', periods: dealPeriods, param: oneOfParam(dealPeriods, period) },
} satisfies FilterTable<ActivityQueryVariables>;

export const activityList = defineFilteredList({
  views: 'ACTIVITY',
  filters,
  sorted,
  files: { Activity: 'activity', 'Deals, every field': 'deals' },
});

export type ActivityFilters = FilteredListValues<typeof activityList>;
