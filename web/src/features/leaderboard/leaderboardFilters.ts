import type { Day } from '../../lib/days/dates';
import { resolvePeriod, statsPeriods } from '../../lib/days/period';
import type { ExportedTable } from '../../lib/exports/exportedTable';
import {
  clearedValues,
  dayParam,
  oneOfParam,
  optionalOneOfParam,
  type UrlValues,
} from '../../lib/urlState/urlState';
import type { LeaderboardQueryVariables } from './leaderboard.generated';

/** How the leaderboard's controls stand in the address. */
export const leaderboardParams = {
  mode: oneOfParam(['EMPLOYEES', 'TEAMS'], 'EMPLOYEES'),
  period: oneOfParam(statsPeriods, 'this-month'),
  start: dayParam(),
  end: dayParam(),
  cars: optionalOneOfParam(['NEW', 'USED']),
  rank: oneOfParam(['UNITS', 'GROSS'], 'UNITS'),
};

export type LeaderboardFilters = UrlValues<typeof leaderboardParams>;

/** What "Clear filters" goes back to; who competes, and by what, stays. */
export const noFilters = clearedValues(leaderboardParams, 'mode', 'rank');

export function isFiltered({ period, cars }: LeaderboardFilters): boolean {
  return period !== 'this-month' || cars !== null;
}

/** What to ask the server for; null while a custom range is not yet a range. */
export function leaderboardVariables(
  filters: LeaderboardFilters,
  today: Day,
): LeaderboardQueryVariables | null {
  const range = resolvePeriod(filters, today);
  return range && { ...range, mode: filters.mode, carType: filters.cars ?? 'ALL', rankBy: filters.rank };
}

/** The words of the controls, for a sheet of paper, which has none: "Employees · All Cars · Top Total Deals". */
export function chosenIn({ mode, carType, rankBy }: LeaderboardQueryVariables): string {
  return [modeLabels[mode], carLabels[carType], rankingLabels[rankBy]].join(' · ');
}

/** The file of what was asked for; a documented call says All, New and Used. */
export const exportedBoard = ({ carType, ...query }: LeaderboardQueryVariables): ExportedTable => ({
  title: 'Leaderboard',
  name: 'leaderboard',
  query: { ...query, carType: callCars[carType] },
});

const callCars = { ALL: 'All', NEW: 'New', USED: 'Used' } as const;

export const modeLabels = { EMPLOYEES: 'Employees', TEAMS: 'Teams' } as const;
export const carLabels = { ALL: 'All Cars', NEW: 'New', USED: 'Used' } as const;
export const rankingLabels = { UNITS: 'Top Total Deals', GROSS: 'Top Front Gross' } as const;
