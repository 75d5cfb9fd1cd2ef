import {
  type FilterTable,
  filteredList,
  salespersonFilter,
  searchFilter,
  type ValuesOf,
} from '../../components/filters/filteredList';
import { viewedLists } from '../../generated/rules/viewedLists';
import { maybeOneOf, oneOf } from '../../lib/address/urlState';
import type { Day } from '../../lib/days/dates';
import { dealPeriods } from '../../lib/days/period';
import { type OpenName, openKindsOf, openNames } from '../../lib/values/openPoints';
import type { HogQueryVariables } from './hog.generated';

const { period, sorted, variables } = viewedLists.HOG;

const filters = {
  search: searchFilter,
  employee: salespersonFilter,
  period: { kind: 'period', offered: dealPeriods, param: oneOf(dealPeriods, period) },
  // Chosen in the line of what is open (ToDoLine).
  open: {
    kind: 'elsewhere',
    param: maybeOneOf(['any', ...openNames]),
    variable: variables.open,
    asked: (name: OpenName | 'any' | null) => name && openKindsOf(name),
  },
} satisfies FilterTable<HogQueryVariables>;

export const hogList = filteredList({
  views: 'HOG',
  filters,
  sorted,
  files: { Hog: 'hog' },
});

export type HogFilters = ValuesOf<typeof hogList>;

/** How the list is sorted: an age it has only where it is about what is open. */
export const shownSort = ({ open, sort }: HogFilters) => (open === null && sort === 'age' ? 'logDay' : sort);

/** What to ask the server for; null while a custom range is not yet a range. */
export const hogVariables = (values: HogFilters, today: Day) =>
  hogList.variables({ ...values, sort: shownSort(values) }, today);
