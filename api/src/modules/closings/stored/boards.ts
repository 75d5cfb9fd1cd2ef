import { buildLeaderboardTable } from '../../../reports/exports/boards/leaderboard.export.ts';
import { buildPotOfGoldTable } from '../../../reports/exports/boards/potOfGold.export.ts';
import { buildSummaryStatsTable, buildSummaryTable } from '../../../reports/exports/boards/summary.export.ts';
import {
  buildStoreTotalsTable,
  buildTickSheetTable,
} from '../../../reports/exports/boards/tickSheet.export.ts';
import { buildTradeTable } from '../../../reports/exports/boards/trade.export.ts';
import type { ExportTable } from '../../../reports/exports/exportTable.ts';
import type { LeaderboardRowType } from '../../../reports/leaderboard/leaderboard.types.ts';
import type { PotOfGoldType } from '../../../reports/potOfGold/potOfGold.types.ts';
import type { SummaryType } from '../../../reports/summary/summary.types.ts';
import type { TickSheetType } from '../../../reports/tickSheet/tickSheet.types.ts';
import type { TradeStatsType } from '../../../reports/trade/trade.types.ts';
import { type StoredBoards, toStoredTable } from './storedMonth.ts';

/** Reports of a month, as its screens show them. */
export interface MonthReports {
  readonly tickSheet: TickSheetType;
  readonly summary: SummaryType;
  readonly tradeStats: TradeStatsType;
  readonly potOfGold: PotOfGoldType;
  readonly leaderboard: readonly LeaderboardRowType[];
  readonly teamLeaderboard: readonly LeaderboardRowType[];
}

const ALL_CARS = { carFilter: 'All', ranking: 'UNITS' } as const;

/**
 * Builders of the tables that people see and export, by their names in the URL of a file (rest.md, Files).
 */
const boardTables = {
  ticksheet: ({ tickSheet }) => buildTickSheetTable(tickSheet, [], false),
  storetotals: ({ tickSheet }) => buildStoreTotalsTable(tickSheet, []),
  summary: ({ summary }) => buildSummaryTable(summary, [], false),
  summarystats: ({ summary }) => buildSummaryStatsTable(summary, []),
  trade: ({ tradeStats }) => buildTradeTable(tradeStats, []),
  potofgold: ({ potOfGold }) => buildPotOfGoldTable(potOfGold, []),
  leaderboard: ({ leaderboard }) =>
    buildLeaderboardTable(leaderboard, { ...ALL_CARS, mode: 'EMPLOYEES' }, []),
  teams: ({ teamLeaderboard }) => buildLeaderboardTable(teamLeaderboard, { ...ALL_CARS, mode: 'TEAMS' }, []),
} satisfies Readonly<Record<string, (reports: MonthReports) => ExportTable>>;

export const BOARD_NAMES = Object.keys(boardTables);

/** Titles of the two leaderboards. Their screen has one title for both. */
const LEADERBOARD_TITLES: Readonly<Record<string, string>> = {
  leaderboard: 'Leaderboard – people',
  teams: 'Leaderboard – teams',
};

/**
 * Returns stored reports in the order of `BOARD_NAMES`, and gives each leaderboard its own title. The reports
 * must be sorted, because a jsonb column does not keep their order.
 */
export function arrangeBoards(stored: StoredBoards): StoredBoards {
  const names = new Set([...BOARD_NAMES, ...Object.keys(stored).sort()]);
  return Object.fromEntries(
    [...names].flatMap(name => {
      const board = stored[name];
      return board ? [[name, { ...board, title: LEADERBOARD_TITLES[name] ?? board.title }]] : [];
    }),
  );
}

export async function buildStoredBoards(reports: MonthReports): Promise<StoredBoards> {
  const storedEntries = Object.entries<(monthReports: MonthReports) => ExportTable>(boardTables).map(
    async ([name, table]) => [name, await toStoredTable(table(reports))] as const,
  );
  return Object.fromEntries(await Promise.all(storedEntries));
}
