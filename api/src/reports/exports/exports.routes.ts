import { goalsExport } from './boards/goals.export.ts';
import { leaderboardExport } from './boards/leaderboard.export.ts';
import { potOfGoldExport } from './boards/potOfGold.export.ts';
import { potRaceExport } from './boards/potRace.export.ts';
import { summaryExport, summaryStatsExport, yearExport } from './boards/summary.export.ts';
import { paceExport, storeTotalsExport, tickSheetExport } from './boards/tickSheet.export.ts';
import { tradeExport } from './boards/trade.export.ts';
import { trendsExport } from './boards/trends.export.ts';
import { upFunnelExport } from './boards/upFunnel.export.ts';
import { comparisonExport } from './lists/comparison.export.ts';
import { comparisonsExport } from './lists/comparisons.export.ts';
import { dayExport, dealsExport } from './lists/dealLists.export.ts';
import { sourceDealsExport, dealsOfUpsExport } from './lists/dealsBehind.export.ts';
import { deletionsExport } from './lists/deletions.export.ts';
import { importLinesExport } from './lists/importLines.export.ts';
import { importsExport } from './lists/imports.export.ts';
import { upLogExport } from './lists/ups.export.ts';
import { sourceVacationExport } from './lists/vacation.export.ts';
import { VIEWED_LIST_FILES } from './lists/viewedLists.ts';
import { withoutSaleExport } from './lists/withoutSale.export.ts';
import { accessTokensExport } from './store/accessTokens.export.ts';
import { displaysExport } from './store/displays.export.ts';
import { invitesExport } from './store/invites.export.ts';
import { peopleExport } from './store/people.export.ts';

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
