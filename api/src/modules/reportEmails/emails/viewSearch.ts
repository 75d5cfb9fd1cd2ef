import type { ViewedListFile } from '../../../reports/exports/lists/viewedLists.ts';
import { type Day, type DayRange, isDay } from '../../../rules/calendar/calendar.ts';
import { FILTER_PERIODS } from '../../../rules/calendar/filterPeriods.ts';

/** Maximum length of the text that a screen's search field sends. */
const MAX_SEARCH_LENGTH = 200;

/**
 * Parses the URL parameters of a saved view into the variables of the list's export, as of a day. Ignores
 * parameters that the list does not accept, as the screen of the list does. Returns undefined for an invalid
 * custom range.
 */
export function parseViewSearch(
  list: ViewedListFile,
  search: string,
  today: Day,
): Record<string, string> | undefined {
  const params = new URLSearchParams(search);
  const range = parseRange(list, params, today);
  if (!range) return undefined;
  const variables: Record<string, string> = { ...range };
  for (const [param, [name, values]] of Object.entries(list.filters)) {
    const value = toValue(params.get(param)?.trim().slice(0, MAX_SEARCH_LENGTH), values);
    if (value && list.file.isValidArgument(name, value)) variables[name] = value;
  }
  return { ...variables, ...parseOrder(list, params, variables) };
}

const toValue = (text: string | undefined, values?: Readonly<Record<string, string>>) =>
  values && text !== undefined ? getOwn(values, text) : text;

const getOwn = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function parseRange(list: ViewedListFile, params: URLSearchParams, today: Day): DayRange | undefined {
  const [text, start, end] = ['period', 'start', 'end'].map(name => params.get(name) ?? '');
  if (text === 'custom') return isDay(start) && isDay(end) && start <= end ? { start, end } : undefined;
  const period = text === list.excludedPeriod ? undefined : getOwn(FILTER_PERIODS, text ?? '');
  return (period ?? FILTER_PERIODS[list.period])(today);
}

/** Parses the sort order. Deals can be sorted by age only if the list is limited to open items. */
function parseOrder(
  { sorted }: ViewedListFile,
  params: URLSearchParams,
  { open }: Record<string, string>,
): Record<string, string> {
  if (!sorted) return {};
  const { sorts, sort, order } = sorted;
  const chosen = getOwn(sorts, params.get('sort') ?? '');
  const text = params.get('order');
  const isDescending = (text === 'asc' || text === 'desc' ? text : order) === 'desc';
  return {
    sort: (chosen === 'OPEN_SINCE' && !open ? undefined : chosen) ?? sorts[sort] ?? sort,
    isDescending: isDescending ? '1' : '0',
  };
}
