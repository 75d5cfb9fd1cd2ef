import { createContext, use } from 'react';
import type { DealOpenItems, OpenItemsByDeal } from './nextOpen';

const NO_OPEN_ITEMS: OpenItemsByDeal = new Map();

const OpenItemsContext = createContext<OpenItemsByDeal>(NO_OPEN_ITEMS);

export const OpenItemsProvider = OpenItemsContext;

/** Returns the open items of the listed deals by deal number; empty if the list is not about open items. */
export const useOpenItems = (): OpenItemsByDeal => use(OpenItemsContext);

/** Indexes the open items of a list by deal number. */
export const indexOpenItems = (open: readonly DealOpenItems[] | undefined): OpenItemsByDeal =>
  open && open.length > 0 ? new Map(open.map(row => [row.number, row])) : NO_OPEN_ITEMS;
