import { type FilterTable, filteredList, type ValuesOf } from '../../../components/filters/filteredList';
import { viewedLists } from '../../../generated/rules/viewedLists';
import type { FunnelGrouping } from '../../../generated/types';
import { id, maybeOneOf, oneOf } from '../../../lib/address/urlState';
import { statsPeriods } from '../../../lib/days/period';
import type { ExportedTable } from '../../../lib/exports/exportedTable';
import { soldLabels, solds, upTypeLabels, upTypes } from '../../../lib/values/upValues';
import type { UpStatsQueryVariables } from './upStats.generated';

const { period, sorted, variables } = viewedLists.UP_LOG_STATS;

/** What the funnel is told apart by, as people read it. */
export const groupingLabels: Record<FunnelGrouping, string> = {
  SALESPERSON: 'Salesperson',
  TEAM: 'Team',
  UP_TYPE: 'Up Type',
  MANAGER: 'Manager',
  WEEKDAY: 'Weekday',
  WEEK: 'Week',
};
const groupings = Object.keys(groupingLabels) as FunnelGrouping[];

const filters = {
  period: { kind: 'period', offered: statsPeriods, param: oneOf(statsPeriods, period) },
  team: { kind: 'choice', label: 'Team', all: 'All Teams', param: id(), variable: variables.team },
  employee: {
    kind: 'person',
    label: 'Employee',
    all: 'All Employees',
    param: id(),
    variable: variables.employee,
  },
  type: {
    kind: 'choice',
    label: 'Up Type',
    all: 'All Types',
    inFile: upTypeLabels,
    param: maybeOneOf(upTypes),
    variable: variables.type,
  },
  sold: {
    kind: 'choice',
    label: 'Sold',
    all: 'All Sold Statuses',
    options: soldLabels,
    inFile: soldLabels,
    param: maybeOneOf(solds),
    variable: variables.sold,
  },
} satisfies FilterTable<UpStatsQueryVariables>;

/** The latest ups come first. */
export const statsList = filteredList({
  views: 'UP_LOG_STATS',
  filters,
  sorted,
  own: { by: maybeOneOf(groupings) },
  files: { 'Up Log Stats': 'uplogstats' },
});

/** The files of the page: its list, and the funnel as it is told apart. */
export function statsFiles(asked: object, by: FunnelGrouping | null): ExportedTable[] {
  const [list] = statsList.exported(asked);
  if (!list) return [];
  const { sort: _, isDescending: __, ...filter } = list.query;
  return [list, { title: 'Funnel', name: 'upfunnel', query: { ...filter, groupBy: by } }];
}

export type StatsFilters = ValuesOf<typeof statsList>;
