import type { ViewedListFile } from '../../reports/exports/lists/viewedLists.ts';
import { type Day, type DayRange, isDay } from '../../rules/calendar/calendar.ts';
import { FILTER_PERIODS } from '../../rules/calendar/filterPeriods.ts';

/** As much as the search field of a screen sends. */
const LONGEST_SEARCH = 200;

/**
 * What the file of a list is asked for by an address, on a day: what the address says and the list does not know is passed
 * over, as on its screen. Undefined for a custom range that is none.
 */
export function askedBy(
  list: ViewedListFile,
  search: string,
  today: Day,
): Record<string, string> | undefined {
  const address = new URLSearchParams(search);
  const range = rangeIn(list, address, today);
  if (!range) return undefined;
  const asked: Record<string, string> = { ...range };
  for (const [param, [name, values]] of Object.entries(list.filters)) {
    const value = valueFor(address.get(param)?.trim().slice(0, LONGEST_SEARCH), values);
    if (value && list.file.accepts(name, value)) asked[name] = value;
  }
  return { ...asked, ...orderIn(list, address, asked) };
}

const valueFor = (written: string | undefined, values?: Readonly<Record<string, string>>) =>
  values && written !== undefined ? ownOf(values, written) : written;

const ownOf = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

function rangeIn(list: ViewedListFile, address: URLSearchParams, today: Day): DayRange | undefined {
  const [written, start, end] = ['period', 'start', 'end'].map(name => address.get(name) ?? '');
  if (written === 'custom') return isDay(start) && isDay(end) && start <= end ? { start, end } : undefined;
  const named = written === list.excludedPeriod ? undefined : ownOf(FILTER_PERIODS, written ?? '');
  return (named ?? FILTER_PERIODS[list.period])(today);
}

/** By an age, deals are sorted only where the list is about what is open. */
function orderIn(
  { sorted }: ViewedListFile,
  address: URLSearchParams,
  { open }: Record<string, string>,
): Record<string, string> {
  if (!sorted) return {};
  const { sorts, sort, order } = sorted;
  const chosen = ownOf(sorts, address.get('sort') ?? '');
  const written = address.get('order');
  const isDescending = (written === 'asc' || written === 'desc' ? written : order) === 'desc';
  return {
    sort: (chosen === 'OPEN_SINCE' && !open ? undefined : chosen) ?? sorts[sort] ?? sort,
    isDescending: isDescending ? '1' : '0',
  };
}
