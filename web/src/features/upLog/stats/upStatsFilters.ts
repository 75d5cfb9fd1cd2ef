import { type FilterTable, filteredList, type ValuesOf } from '../../../components/filters/filteredList';
import type { UpStatsQueryVariables, UpStatsSort } from '../../../generated/graphql';
import { pageVariables } from '../../../lib/address/listPage';
import { sortedBy } from '../../../lib/address/sorting';
import { id, maybeOneOf, oneOf } from '../../../lib/address/urlState';
import type { Day } from '../../../lib/days/dates';
import { statsPeriods } from '../../../lib/days/period';
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

/** The latest ups come first. */
export const statsSorting = sortedBy(sorts, 'logDate', 'desc');

const filters = {
  period: { kind: 'period', offered: statsPeriods, param: oneOf(statsPeriods, 'this-month') },
  team: { kind: 'choice', label: 'Team', all: 'All Teams', param: id(), variable: 'teamId' },
  employee: { kind: 'person', label: 'Employee', all: 'All Employees', param: id(), variable: 'employeeId' },
  type: {
    kind: 'choice',
    label: 'Up Type',
    all: 'All Types',
    param: maybeOneOf(upTypes),
    variable: 'upType',
  },
  sold: {
    kind: 'choice',
    label: 'Sold',
    all: 'All Sold Statuses',
    param: maybeOneOf(solds),
    variable: 'sold',
  },
} satisfies FilterTable<UpStatsQueryVariables>;

export const statsList = filteredList('UP_LOG_STATS', filters, statsSorting);

export type StatsFilters = ValuesOf<typeof statsList>;

/** What to ask the server for; null while a custom range is not yet a range. */
export function statsVariables(values: StatsFilters, today: Day): UpStatsQueryVariables | null {
  const asked = statsList.asked(values, today);
  return asked && { ...asked, sort: sorts[values.sort], ...pageVariables(values) };
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
