import { viewsOf } from '../../components/views/views';
import type { HogQueryVariables, HogSort } from '../../generated/graphql';
import { pageVariables, searchVariable } from '../../lib/address/listPage';
import { cleared, day, id, maybeOneOf, oneOf, page, text, type UrlValues } from '../../lib/address/urlState';
import type { Day } from '../../lib/days/dates';
import { dealPeriods, rangeOf } from '../../lib/days/period';
import { openKindsOf, openNames } from '../../lib/values/openPoints';

/** What the server sorts by, for each column that can be sorted. */
const sorts = {
  number: 'NUMBER',
  logDay: 'LOG_DAY',
  customerName: 'CUSTOMER',
  carType: 'CAR_TYPE',
  isUpdated: 'IS_UPDATED',
  isConfirmed: 'IS_CONFIRMED',
  stockNum: 'STOCK',
  carInfo: 'VEHICLE',
  frontGross: 'FRONT_GROSS',
  backGross: 'BACK_GROSS',
  totalGross: 'TOTAL_GROSS',
  age: 'OPEN_SINCE',
} as const satisfies Record<string, HogSort>;

export type SortField = keyof typeof sorts;

export const sortFields = Object.keys(sorts) as SortField[];

/** How Hog's filters, sort and page stand in the address. */
export const hogParams = {
  employee: id(),
  search: text(),
  period: oneOf(dealPeriods, 'this-month'),
  start: day(),
  end: day(),
  open: maybeOneOf(['any', ...openNames]),
  sort: oneOf(sortFields, 'logDay'),
  order: oneOf(['asc', 'desc'], 'asc'),
  page: page(),
};

export type HogFilters = UrlValues<typeof hogParams>;

export const hogViews = viewsOf('HOG', hogParams);

/** What "Clear filters" goes back to; the sort stays. */
export const noFilters = cleared(hogParams, 'sort', 'order');

/** How many filters narrow the list down, without the search. */
export function countBesideSearch({ employee, period }: HogFilters): number {
  return [employee !== null, period !== 'this-month'].filter(Boolean).length;
}

/** How the list is sorted: an age it has only where it is about what is open. */
export const shownSort = ({ open, sort }: HogFilters): SortField =>
  open === null && sort === 'age' ? 'logDay' : sort;

export function isFiltered(filters: HogFilters): boolean {
  return countBesideSearch(filters) > 0 || filters.open !== null || filters.search.trim() !== '';
}

/** What to ask the server for; null while a custom range is not yet a range. */
export function hogVariables(filters: HogFilters, today: Day): HogQueryVariables | null {
  const range = rangeOf(filters, today);
  if (!range) return null;
  return {
    ...range,
    employeeId: filters.employee,
    search: searchVariable(filters.search),
    open: filters.open && openKindsOf(filters.open),
    sort: sorts[shownSort(filters)],
    ...pageVariables(filters),
  };
}
