import { type FilterTable, filteredList, type ValuesOf } from '../../../components/filters/filteredList';
import type { UpStatsQueryVariables, UpStatsSort } from '../../../generated/graphql';
import { id, maybeOneOf, oneOf } from '../../../lib/address/urlState';
import { statsPeriods } from '../../../lib/days/period';
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

const filters = {
  period: { kind: 'period', offered: statsPeriods, param: oneOf(statsPeriods, 'this-month') },
  team: { kind: 'choice', label: 'Team', all: 'All Teams', param: id(), variable: 'teamId' },
  employee: { kind: 'person', label: 'Employee', all: 'All Employees', param: id(), variable: 'employeeId' },
  type: {
    kind: 'choice',
    label: 'Up Type',
    all: 'All Types',
    inFile: upTypeLabels,
    param: maybeOneOf(upTypes),
    variable: 'upType',
  },
  sold: {
    kind: 'choice',
    label: 'Sold',
    all: 'All Sold Statuses',
    options: soldLabels,
    inFile: soldLabels,
    param: maybeOneOf(solds),
    variable: 'sold',
  },
} satisfies FilterTable<UpStatsQueryVariables>;

/** The latest ups come first. */
export const statsList = filteredList({
  views: 'UP_LOG_STATS',
  filters,
  sorted: { sorts, sort: 'logDate', order: 'desc' },
  files: { 'Up Log Stats': 'uplogstats' },
});

export type StatsFilters = ValuesOf<typeof statsList>;
