import {
  defineFilteredList,
  type FilteredListValues,
  type FilterTable,
  salespersonFilter,
  searchFilter,
} from '../../components/filters/filteredList';
import { viewedLists } from '../../generated/rules/viewedLists';
import type { Day } from '../../lib/days/dates';
import { dealPeriods } from '../../lib/days/period';
import { listOpenItemKinds, type OpenItemName, openItemNames } from '../../lib/format/openItems';
import { oneOfParam, optionalOneOfParam } from '../../lib/urlState/urlState';
import type { HogQueryVariables } from './hog.generated';

const { period, sorted, variables } = viewedLists.HOG;

const filters = {
  search: searchFilter,
  employee: salespersonFilter,
  period: { kind: 'period', periods: dealPeriods, param: oneOfParam(dealPeriods, period) },
  // The open item chips (OpenItemChipBar) set this filter.
  open: {
    kind: 'elsewhere',
    param: optionalOneOfParam(['any', ...openItemNames]),
    variable: variables.open,
    toVariable: (name: OpenItemName | 'any' | null) => name && listOpenItemKinds(name),
  },
} satisfies FilterTable<HogQueryVariables>;

export const hogList = defineFilteredList({
  views: 'HOG',
  filters,
  sorted,
  files: { Hog: 'hog' },
});

export type HogFilters = FilteredListValues<typeof hogList>;

/** Returns the sort of the list. The sort by age applies only to a list of open items. */
export const getEffectiveSort = ({ open, sort }: HogFilters) =>
  open === null && sort === 'age' ? 'logDay' : sort;

/** Returns the variables of the query; null while a custom range is incomplete. */
export const toHogVariables = (values: HogFilters, today: Day) =>
  hogList.variables({ ...values, sort: getEffectiveSort(values) }, today);
