import type { ExportedTable } from '../../../lib/exports/exportedTable';

/** Titles of a closing's tables by their REST names (rest.md, Files). */
const exportTitles = {
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

export const listClosingExports = (closing: number): ExportedTable[] =>
  Object.entries(exportTitles).map(([table, title]) => ({ title, name: 'closing', query: { closing, table } }));
