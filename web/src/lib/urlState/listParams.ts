import { oneOfParam, type Param } from './urlState';

/** The number of rows on a page, which is the maximum of the data grid's community edition. */
export const ROWS_PER_PAGE = 100;

/**
 * The last page that can be opened, counted from 0. The server counts rows only up to this page. People can
 * reach the other rows with filters and exports.
 */
const MAX_PAGE = 100;

/** The maximum length of a search that the server accepts. */
const MAX_SEARCH_LENGTH = 200;

/** Returns the query variables of a page and a sort direction. */
export const toPageVariables = ({ page, order }: { page: number; order: 'asc' | 'desc' }) => ({
  isDescending: order === 'desc',
  offset: Math.min(page, MAX_PAGE) * ROWS_PER_PAGE,
  limit: ROWS_PER_PAGE,
});

/**
 * Variables that need no delay: variables that do not filter the list, and the search, because the search
 * field already debounces its text.
 */
const IMMEDIATE_VARIABLES: ReadonlySet<string> = new Set([
  'sort',
  'isDescending',
  'offset',
  'limit',
  'search',
]);

/** Returns whether the request can be sent without a delay, because only its order, page or search differ. */
export function canSkipDelay<Variables extends Readonly<Record<string, unknown>>>(
  next: Variables,
  previous: Variables,
): boolean {
  const names = Object.keys({ ...next, ...previous }).filter(name => !IMMEDIATE_VARIABLES.has(name));
  return names.every(name => next[name] === previous[name]);
}

/** Returns the search variable; null for a blank search. */
export const toSearchVariable = (searchText: string): string | null =>
  searchText.trim().slice(0, MAX_SEARCH_LENGTH) || null;

/** Returns the last page that can be opened for a number of rows. Pages are counted from 0. */
export const getLastPage = (rows: number): number =>
  Math.min(MAX_PAGE, Math.max(0, Math.ceil(rows / ROWS_PER_PAGE) - 1));

/** The sort order of a list in the address: the column and the direction. */
export type SortParams<Field extends string> = { sort: Param<Field>; order: Param<'asc' | 'desc'> };

/**
 * Creates the URL parameters of a sort order. The keys of `sorts` are the sortable columns; `sort` and
 * `order` are the defaults.
 */
export const createSortParams = <Field extends string>(
  sorts: Record<Field, unknown>,
  sort: NoInfer<Field>,
  order: 'asc' | 'desc',
): SortParams<Field> => ({
  sort: oneOfParam(Object.keys(sorts) as Field[], sort),
  order: oneOfParam(['asc', 'desc'], order),
});
