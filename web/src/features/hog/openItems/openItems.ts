import { createContext, use } from 'react';
import {
  ALL_DAYS,
  type Day,
  type DayRange,
  formatDayRange,
  formatMonthName,
  monthEnd,
  monthStart,
} from '../../../lib/days/dates';
import type { HogFilters } from '../hogFilters';
import type { DealOpenItems, OpenItemsByDeal } from './nextOpenDeal';

const NO_OPEN_ITEMS: OpenItemsByDeal = new Map();

const OpenItemsContext = createContext<OpenItemsByDeal>(NO_OPEN_ITEMS);

export const OpenItemsProvider = OpenItemsContext;

/**
 * Returns the open items of the listed deals by deal number. The result is empty unless the list is filtered
 * by open items.
 */
export const useOpenItems = (): OpenItemsByDeal => use(OpenItemsContext);

/** Indexes the open items of a list by deal number. */
export const indexOpenItems = (open: readonly DealOpenItems[] | undefined): OpenItemsByDeal =>
  open && open.length > 0 ? new Map(open.map(row => [row.number, row])) : NO_OPEN_ITEMS;

/** Formats the message of an empty list of open items: "No open items for October." */
export function formatNoOpenItemsMessage(
  { open, employee, search }: Pick<HogFilters, 'open' | 'employee' | 'search'>,
  range: DayRange,
  today: Day,
): string {
  const isFiltered = employee !== null || search.trim() !== '';
  const statement = open === 'any' ? 'No open items' : 'No open items of this kind';
  return `${statement}${formatForDays(range, today)}${isFiltered ? ' with these filters' : ''}.`;
}

function formatForDays(range: DayRange, today: Day): string {
  const { start, end } = range;
  if (start === ALL_DAYS.start && end === ALL_DAYS.end) return '';
  if (start !== monthStart(start) || end !== monthEnd(start)) return ` for ${formatDayRange(range, today)}`;
  const [month, year] = formatMonthName(start).split(' ');
  return ` for ${today.startsWith(String(year)) ? month : `${month} ${year}`}`;
}
