import { goalsExport } from './boards/goals.export.ts';
import { leaderboardExport } from './boards/leaderboard.export.ts';
import { potOfGoldExport, potRaceExport } from './boards/potOfGold.export.ts';
import { summaryExport, summaryStatsExport, yearExport } from './boards/summary.export.ts';
import { paceExport, storeTotalsExport, tickSheetExport } from './boards/tickSheet.export.ts';
import { tradeExport } from './boards/trade.export.ts';
import { trendsExport } from './boards/trends.export.ts';
import { upFunnelExport } from './boards/upFunnel.export.ts';
import {
  accessTokensExport,
  displaysExport,
  invitesExport,
  peopleExport,
} from './lists/administration.export.ts';
import { comparisonExport, comparisonsExport } from './lists/comparison.export.ts';
import { dayExport, dealsExport } from './lists/dealLists.export.ts';
import { deletionsExport } from './lists/deletions.export.ts';
import { importLinesExport, importsExport } from './lists/imports.export.ts';
import { dealsOfUpsExport, sourceDealsExport, sourceVacationExport } from './lists/sourceRows.export.ts';
import { upLogExport } from './lists/ups.export.ts';
import { VIEWED_LIST_FILES } from './lists/viewedLists.ts';
import { withoutSaleExport } from './lists/withoutSale.export.ts';

/**
 * Routes of `/exports` (rest.md): every table of the screens as a file. Each export is defined with its
 * columns (export.md).
 */
export const exportCalls = [
  ...Object.values(VIEWED_LIST_FILES).map(({ file }) => file),
  dealsExport,
  dayExport,
  tickSheetExport,
  storeTotalsExport,
  paceExport,
  summaryExport,
  summaryStatsExport,
  yearExport,
  trendsExport,
  tradeExport,
  potOfGoldExport,
  potRaceExport,
  goalsExport,
  leaderboardExport,
  upLogExport,
  upFunnelExport,
  sourceDealsExport,
  dealsOfUpsExport,
  sourceVacationExport,
  deletionsExport,
  withoutSaleExport,
  comparisonsExport,
  comparisonExport,
  importLinesExport,
  importsExport,
  peopleExport,
  invitesExport,
  accessTokensExport,
  displaysExport,
];
