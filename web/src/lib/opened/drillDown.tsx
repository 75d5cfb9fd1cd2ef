import { createContext, type ReactNode, use } from 'react';
import type {
  CountedUpsQueryVariables,
  CountedVacationQueryVariables,
  CreditedDealsQueryVariables,
  ExplainHogQueryVariables,
  ExplainLeaderboardQueryVariables,
  ExplainPotOfGoldQueryVariables,
  ExplainSummaryQueryVariables,
  ExplainTickSheetQueryVariables,
  ExplainTradeStatsQueryVariables,
  ExplainTrendsQueryVariables,
  ExplainUpStatsQueryVariables,
} from '../../generated/drillDown';

/** What a number counts of each of its deals; the list of them begins with it. */
export type DealTerm =
  | 'units'
  /** The deals themselves, 1 each. */
  | 'deals'
  | 'trades'
  /** Half of a split is half of its trades. */
  | 'tradeShares'
  | 'frontGross'
  /** Front gross, a deal at or below 0 counting 0. */
  | 'rankedGross'
  /** Front and back gross. */
  | 'totalGross';

export type DealsBehind = {
  filter: Omit<CreditedDealsQueryVariables, 'offset' | 'limit'>;
  /** Units when absent. */
  term?: DealTerm;
  /** The number counts units and the vacation units of the same people and days. */
  hasVacation?: boolean;
};

/** The deals of two ranges of days whose difference the number is. */
export type ComparedBehind = { compared: { current: DealsBehind; prior: DealsBehind } };

export type UpsBehind = { ups: Omit<CountedUpsQueryVariables, 'limit'> };

export type VacationBehind = { vacation: CountedVacationQueryVariables };

/** A figure that the server explains, by its report. */
export type ExplainedFigure =
  | { tickSheet: ExplainTickSheetQueryVariables }
  | { summary: ExplainSummaryQueryVariables }
  | { tradeStats: ExplainTradeStatsQueryVariables }
  | { trends: ExplainTrendsQueryVariables }
  | { potOfGold: ExplainPotOfGoldQueryVariables }
  | { leaderboard: ExplainLeaderboardQueryVariables }
  | { hog: ExplainHogQueryVariables }
  | { upStats: ExplainUpStatsQueryVariables };

/** The deals stand on the screen itself, such as Hog's, so that the sum is all there is. */
export type SumAlone = { isSumAlone: true };

/** A number of a report, as its reader knows it ("Ada Okafor – Used"), what makes it, and how. */
export type DrillDown = { title: string; explained?: ExplainedFigure } & (
  | DealsBehind
  | ComparedBehind
  | UpsBehind
  | VacationBehind
  | SumAlone
);

type OpenList = (drillDown: DrillDown) => void;

const DrillDownContext = createContext<OpenList | null>(null);

export function DrillDownProvider({ open, children }: { open: OpenList; children: ReactNode }) {
  return <DrillDownContext value={open}>{children}</DrillDownContext>;
}

/** Opens the list behind a number, over whatever screen shows it. The app mounts the list itself. */
export function useDrillDown(): OpenList {
  const open = use(DrillDownContext);
  if (!open) throw new Error('useDrillDown needs a DrillDownProvider above it.');
  return open;
}

/** What the list behind a number holds, in a word. */
export function listed(drillDown: DrillDown): 'deals' | 'sum' | 'ups' | 'vacation units' {
  if ('isSumAlone' in drillDown) return 'sum';
  if ('ups' in drillDown) return 'ups';
  return 'vacation' in drillDown ? 'vacation units' : 'deals';
}
