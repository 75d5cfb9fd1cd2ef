import type { ExportedTable } from '../../../lib/exports/exportedTable';

/** What each table of a closing is called, by its name in the address (rest.md, Files). */
const tables = {
  people: 'People',
  ticksheet: 'Tick Sheet',
  storetotals: 'Store Totals',
  summary: 'Summary',
  summarystats: 'Stats of the summary',
  trade: 'Trade %',
  potofgold: 'Pot Of Gold Spiff',
  leaderboard: 'Leaderboard of people',
  teams: 'Leaderboard of teams',
  deals: 'Deals',
  spiffs: 'Spiffs since the closing before',
  units: 'Units since the closing before',
  frontgross: 'Front gross since the closing before',
  differences: 'Since the closing before',
  open: 'What was open',
} as const;

/** The tables of a closing as files. */
export const exportedClosing = (closing: number): ExportedTable[] =>
  Object.entries(tables).map(([table, title]) => ({ title, name: 'closing', query: { closing, table } }));
