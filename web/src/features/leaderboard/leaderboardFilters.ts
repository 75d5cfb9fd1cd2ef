import type { Day } from '../../lib/days/dates';
import { resolvePeriod, statsPeriods } from '../../lib/days/period';
import type { ExportedTable } from '../../lib/exports/exportedTable';
import {
  dayParam,
  getClearedValues,
  oneOfParam,
  optionalOneOfParam,
  type UrlValues,
} from '../../lib/urlState/urlState';
import type { LeaderboardQueryVariables } from './leaderboard.generated';

export const leaderboardParams = {
  mode: oneOfParam(['EMPLOYEES', 'TEAMS'], 'EMPLOYEES'),
  period: oneOfParam(statsPeriods, 'this-month'),
  start: dayParam(),
  end: dayParam(),
  cars: optionalOneOfParam(['NEW', 'USED']),
  rank: oneOfParam(['UNITS', 'GROSS'], 'UNITS'),
};

export type LeaderboardFilters = UrlValues<typeof leaderboardParams>;

/** Filters after "Clear filters". The mode and the ranking are retained. */
export const defaultFilters = getClearedValues(leaderboardParams, 'mode', 'rank');

export function isFiltered({ period, cars }: LeaderboardFilters): boolean {
  return period !== 'this-month' || cars !== null;
}

/** Returns the query variables, or null while a custom range is incomplete. */
export function toLeaderboardVariables(
  filters: LeaderboardFilters,
  today: Day,
): LeaderboardQueryVariables | null {
  const range = resolvePeriod(filters, today);
  return range && { ...range, mode: filters.mode, carType: filters.cars ?? 'ALL', rankBy: filters.rank };
}

/** Formats the filters for print, where the controls are hidden: "Employees · All Cars · Top Total Deals". */
export function formatFilters({ mode, carType, rankBy }: LeaderboardQueryVariables): string {
  return [modeLabels[mode], carLabels[carType], rankingLabels[rankBy]].join(' · ');
}

/** Returns the export for the query variables. The REST API uses All, New and Used as car types. */
export const toLeaderboardExport = ({ carType, ...query }: LeaderboardQueryVariables): ExportedTable => ({
  title: 'Leaderboard',
  name: 'leaderboard',
  query: { ...query, carType: restCarTypes[carType] },
});

const restCarTypes = { ALL: 'All', NEW: 'New', USED: 'Used' } as const;

export const modeLabels = { EMPLOYEES: 'Employees', TEAMS: 'Teams' } as const;
export const carLabels = { ALL: 'All Cars', NEW: 'New', USED: 'Used' } as const;
export const rankingLabels = { UNITS: 'Top Total Deals', GROSS: 'Top Front Gross' } as const;
