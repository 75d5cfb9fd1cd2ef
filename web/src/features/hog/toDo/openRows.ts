import { createContext, use } from 'react';
import type { OpenRow, OpenRows } from './nextOpen';

const none: OpenRows = new Map();

const OpenRowsContext = createContext<OpenRows>(none);

export const OpenRowsProvider = OpenRowsContext;

/** What is open about the listed deals, by number; nothing in a list that is not about it. */
export const useOpenRows = (): OpenRows => use(OpenRowsContext);

/** The same for the answer of a list. */
export const openRowsOf = (open: readonly OpenRow[] | undefined): OpenRows =>
  open && open.length > 0 ? new Map(open.map(row => [row.number, row])) : none;
