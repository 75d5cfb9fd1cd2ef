import type { HogQueryVariables, HogSort } from '../../generated/graphql';
import type { Day } from '../../lib/dates';
import { pageVariables, searchVariable } from '../../lib/listPage';
import { dealPeriods, rangeOf } from '../../lib/period';
import { day, id, oneOf, page, text, type UrlValues } from '../../lib/urlState';

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
  sort: oneOf(sortFields, 'logDay'),
  order: oneOf(['asc', 'desc'], 'asc'),
  page: page(),
};

export type HogFilters = UrlValues<typeof hogParams>;

/** What "Clear filters" goes back to; the sort stays. */
export const noFilters: Partial<HogFilters> = {
  employee: null,
  search: '',
  period: 'this-month',
  start: null,
  end: null,
  page: 0,
};

export function isFiltered({ employee, search, period }: HogFilters): boolean {
  return employee !== null || search.trim() !== '' || period !== 'this-month';
}

/** What to ask the server for; null while a custom range is not yet a range. */
export function hogVariables(filters: HogFilters, today: Day): HogQueryVariables | null {
  const range = rangeOf(filters, today);
  if (!range) return null;
  return {
    ...range,
    employeeId: filters.employee,
    search: searchVariable(filters.search),
    sort: sorts[filters.sort],
    ...pageVariables(filters),
  };
}

/** Whether two requests ask for the same deals, in whatever order and whichever page of them. */
export function isSameFilter(a: HogQueryVariables, b: HogQueryVariables): boolean {
  return (
    a.start === b.start &&
    a.end === b.end &&
    a.employeeId === b.employeeId &&
    (a.search ?? '') === (b.search ?? '')
  );
}
