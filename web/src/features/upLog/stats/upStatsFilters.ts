import { viewsOf } from '../../../components/views/views';
import type { UpStatsQueryVariables, UpStatsSort } from '../../../generated/graphql';
import { pageVariables } from '../../../lib/address/listPage';
import { cleared, day, id, maybeOneOf, oneOf, page, type UrlValues } from '../../../lib/address/urlState';
import type { Day } from '../../../lib/days/dates';
import { rangeOf, statsPeriods } from '../../../lib/days/period';
import { type ExportedTable, wholeList } from '../../../lib/exports/exportedTable';
import { soldLabels, solds, upTypeLabels, upTypes } from '../../../lib/values/upValues';

/** What the server sorts by, for each column. */
const sorts = {
  logDate: 'DATE',
  salesperson: 'SALESPERSON',
  timeUp: 'TIME_UP',
  upType: 'UP_TYPE',
  turnedTo: 'TURNED_TO',
  customerName: 'CUSTOMER',
  isBdcUp: 'BDC_UP',
  isTestDrive: 'TEST_DRIVE',
  isWriteUp: 'WRITE_UP',
  sold: 'SOLD',
} as const satisfies Record<string, UpStatsSort>;

export type SortField = keyof typeof sorts;

export const sortFields = Object.keys(sorts) as SortField[];

/** How the filters, the sort and the page stand in the address. The latest ups come first. */
export const statsParams = {
  period: oneOf(statsPeriods, 'this-month'),
  start: day(),
  end: day(),
  team: id(),
  employee: id(),
  type: maybeOneOf(upTypes),
  sold: maybeOneOf(solds),
  sort: oneOf(sortFields, 'logDate'),
  order: oneOf(['asc', 'desc'], 'desc'),
  page: page(),
};

export type StatsFilters = UrlValues<typeof statsParams>;

export const statsViews = viewsOf('UP_LOG_STATS', statsParams);

/** What "Clear filters" goes back to; the sort stays. */
export const noFilters = cleared(statsParams, 'sort', 'order');

/** How many filters narrow the list down, without the period. */
export function countBesidePeriod({ team, employee, type, sold }: StatsFilters): number {
  return [team, employee, type, sold].filter(value => value !== null).length;
}

export function isFiltered(filters: StatsFilters): boolean {
  return filters.period !== 'this-month' || countBesidePeriod(filters) > 0;
}

/** What to ask the server for; null while a custom range is not yet a range. */
export function statsVariables(filters: StatsFilters, today: Day): UpStatsQueryVariables | null {
  const range = rangeOf(filters, today);
  if (!range) return null;
  return {
    ...range,
    teamId: filters.team,
    employeeId: filters.employee,
    upType: filters.type,
    sold: filters.sold,
    sort: sorts[filters.sort],
    ...pageVariables(filters),
  };
}

/** The file of what was asked for; a documented call names types as people read them. */
export const exportedUps = ({ upType, sold, ...query }: UpStatsQueryVariables): ExportedTable => ({
  title: 'Up Log Stats',
  name: 'uplogstats',
  query: {
    ...wholeList(query),
    upType: upType && upTypeLabels[upType],
    sold: sold && soldLabels[sold],
  },
});
