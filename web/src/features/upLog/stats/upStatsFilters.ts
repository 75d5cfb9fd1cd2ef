import {
  defineFilteredList,
  type FilteredListValues,
  type FilterTable,
} from '../../../components/filters/filteredList';
import { viewedLists } from '../../../generated/rules/viewedLists';
import type { FunnelGrouping } from '../../../generated/types';
import { statsPeriods } from '../../../lib/days/period';
import type { ExportedTable } from '../../../lib/exports/exportedTable';
import { soldLabels, soldValues, upTypeLabels, upTypes } from '../../../lib/format/ups';
import { idParam, oneOfParam, optionalOneOfParam } from '../../../lib/urlState/urlState';
import type { UpStatsQueryVariables } from './upStats.generated';

const { period, sorted, variables } = viewedLists.UP_LOG_STATS;

/** Labels of the groupings of the funnel. */
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
  period: { kind: 'period', periods: statsPeriods, param: oneOfParam(statsPeriods, period) },
  team: { kind: 'choice', label: 'Team', all: 'All Teams', param: idParam(), variable: variables.team },
  employee: {
    kind: 'person',
    label: 'Employee',
    all: 'All Employees',
    param: idParam(),
    variable: variables.employee,
  },
  type: {
    kind: 'choice',
    label: 'Up Type',
    all: 'All Types',
    exportValues: upTypeLabels,
    param: optionalOneOfParam(upTypes),
    variable: variables.type,
  },
  sold: {
    kind: 'choice',
    label: 'Sold',
    all: 'All Sold Statuses',
    options: soldLabels,
    exportValues: soldLabels,
    param: optionalOneOfParam(soldValues),
    variable: variables.sold,
  },
} satisfies FilterTable<UpStatsQueryVariables>;

/** List of ups, newest first. */
export const statsList = defineFilteredList({
  views: 'UP_LOG_STATS',
  filters,
  sorted,
  extraParams: { by: optionalOneOfParam(groupings) },
  files: { 'Up Log Stats': 'uplogstats' },
});

/** Returns the files of the page: the list, and the funnel in its grouping. */
export function toStatsFiles(listVariables: object, by: FunnelGrouping | null): ExportedTable[] {
  const [list] = statsList.toExports(listVariables);
  if (!list) return [];
  const { sort: _, isDescending: __, ...filter } = list.query;
  return [list, { title: 'Funnel', name: 'upfunnel', query: { ...filter, groupBy: by } }];
}

export type StatsFilters = FilteredListValues<typeof statsList>;
