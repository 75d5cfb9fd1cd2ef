/** The grid of the community edition shows no more on a page. */
export const ROWS_A_PAGE = 100;

/** The last page that the server counts rows up to, from 0. Filters and exports lead to the others. */
const MAX_PAGE = 100;

/** As much of a search as the server takes. */
const LONGEST_SEARCH = 200;

/** Which page of a list to ask the server for, and in which direction. */
export const pageVariables = ({ page, order }: { page: number; order: 'asc' | 'desc' }) => ({
  isDescending: order === 'desc',
  offset: Math.min(page, MAX_PAGE) * ROWS_A_PAGE,
  limit: ROWS_A_PAGE,
});

/** What says how a list is shown and not what is in it; and the search, which has waited in its field. */
const AT_ONCE: ReadonlySet<string> = new Set(['sort', 'isDescending', 'offset', 'limit', 'search']);

/** Whether the other request can be sent without a wait: it differs in its order, page or search alone. */
export function needsNoWait<Variables extends Readonly<Record<string, unknown>>>(
  one: Variables,
  other: Variables,
): boolean {
  const names = Object.keys({ ...one, ...other }).filter(name => !AT_ONCE.has(name));
  return names.every(name => one[name] === other[name]);
}

/** What to search for; blank does not filter. */
export const searchVariable = (typed: string): string | null => typed.trim().slice(0, LONGEST_SEARCH) || null;

/** Returns the last page of so many rows that can be opened, from 0. */
export const lastPageOf = (rows: number): number =>
  Math.min(MAX_PAGE, Math.max(0, Math.ceil(rows / ROWS_A_PAGE) - 1));
