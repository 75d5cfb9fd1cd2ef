import { type Employees, listEmployees } from '../../../modules/employees/employee.query.ts';
import { readLoggedUps, sortedUpsSql, type UpFilter } from '../../../modules/upLog/loggedUps.query.ts';
import { UpStatsSortEnum } from '../../../modules/upLog/up.enums.ts';
import { getUpsOfDay } from '../../../modules/upLog/up.query.ts';
import {
  type LoggedUpType,
  presentLoggedUp,
  presentUpLog,
  type UpEntryType,
} from '../../../modules/upLog/up.types.ts';
import { day } from '../../../platform/input/fields.ts';
import { formatUsDay } from '../../../rules/calendar/formatDay.ts';
import { TEAMS } from '../../../rules/people/teams.ts';
import { listedFigures } from '../../../rules/ups/linkedFigures.ts';
import { countUps, sumCounters, type UpCounters } from '../../../rules/ups/upCounters.ts';
import { getGroupName } from '../../upFunnel/groupNames.ts';
import { formatDays, formatFilters, formatSort, getEmployeeName } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import {
  buildColumns,
  buildTotalsLine,
  createExportTable,
  createShortTable,
  type ExportCell,
  type ExportColumn,
  formatFlag,
} from '../exportTable.ts';
import { defineSort, listedUpsQuery, toListedUpsFilter } from '../queryFields.ts';

/** Exports the up log of a day (up-log.md, The day). */
export const upLogExport = defineExport({
  name: 'uplog',
  contents: 'a day’s up log in its saved order, with its counters',
  query: { day },
  table: async ({ database }, query) => {
    const { rows, counters } = presentUpLog(query.day, await getUpsOfDay(database, query.day));
    return createShortTable({
      title: 'Up Log',
      caption: [formatUsDay(query.day)],
      columns: UP_LOG_COLUMNS,
      lines: rows,
      totals: () => [buildTotalsLine(UP_LOG_COLUMNS, buildCounterCells(counters))],
    });
  },
});

/** Exports Up Log Stats (up-log.md, Up Log Stats). */
export const upStatsExport = defineExport({
  name: 'uplogstats',
  contents: 'the ups in a date range, with their counters',
  query: {
    ...listedUpsQuery,
    ...defineSort(UpStatsSortEnum, 'DATE'),
  },
  table: async ({ database }, { sort, isDescending, ...list }) => {
    const filter = toListedUpsFilter(list);
    const employees = await listEmployees(database);
    const people = new Map(employees.map(each => [each.id, each]));
    const ups = await readLoggedUps(database, sortedUpsSql(filter, employees, { sort, isDescending }));
    let counters = countUps([]);
    const { rowCount, batches } = ups.map(rows => {
      const presentedUps = rows.map(row => presentLoggedUp(row, people));
      counters = sumCounters([counters, countUps(presentedUps.map(toUpGroup))]);
      return presentedUps;
    });
    return createExportTable({
      title: 'Up Log Stats',
      caption: [...formatUpFilters(filter, people), formatSort(sort, isDescending)],
      columns: UP_STATS_COLUMNS,
      lineCount: rowCount,
      batches,
      totals: () => [buildTotalsLine(UP_STATS_COLUMNS, buildCounterCells(counters))],
    });
  },
});

export const formatUpFilters = (filter: UpFilter, people: Employees): string[] => [
  formatDays(filter.days),
  ...formatFilters({
    Team: TEAMS.find(({ id }) => id === filter.teamId)?.name,
    Employee: filter.employeeId === undefined ? undefined : getEmployeeName(people, filter.employeeId),
    'Up type': filter.upType,
    Sold: filter.sold,
    'Counted as': filter.counter && listedFigures[filter.counter].label.toLowerCase(),
    Group: filter.ofGroup && getGroupName(filter.ofGroup.by, filter.ofGroup.key, people).name,
  }),
];

const toUpGroup = (up: UpEntryType) => ({
  ups: 1,
  upType: up.upType,
  hasWriteUp: up.isWriteUp,
  hasTestDrive: up.isTestDrive,
  sold: up.sold,
  isTurned: up.turnedTo !== null,
});

/** Returns each counter, by the label of the column that shows the counter in the totals line. */
function buildCounterCells(counters: UpCounters): Readonly<Record<string, ExportCell>> {
  const types = [
    formatCountWithNoun(counters.freshUps, 'fresh up'),
    formatCountWithNoun(counters.appointments, 'appointment'),
  ].join(', ');
  return {
    Salesperson: `Total: ${formatCountWithNoun(counters.ups, 'up')}`,
    Type: types,
    'Up Type': types,
    'Turned To': counters.turns,
    'Test Drive?': counters.testDrives,
    'Write Up?': counters.writeUps,
    'Sold?': counters.sold,
  };
}

const formatCountWithNoun = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

const getSalespersonName = (up: UpEntryType) => up.salesperson?.name ?? null;
const getTurnedToName = (up: UpEntryType) => up.turnedTo?.name ?? null;

const timeUpColumn: ExportColumn<UpEntryType> = { head: 'Time Up', kind: 'time', cell: up => up.timeUp };

const flagColumns = buildColumns<UpEntryType>('text', {
  'BDC Up?': up => formatFlag(up.isBdcUp),
  'Test Drive?': up => formatFlag(up.isTestDrive),
  'Write Up?': up => formatFlag(up.isWriteUp),
  'Sold?': up => up.sold,
});

/** Columns of a day's up log (up-log.md, Rows). */
export const UP_LOG_COLUMNS: readonly ExportColumn<UpEntryType>[] = [
  { head: '#', kind: 'count', cell: up => up.displayOrder },
  ...buildColumns<UpEntryType>('text', { Salesperson: getSalespersonName }),
  timeUpColumn,
  ...buildColumns<UpEntryType>('text', {
    Type: up => up.upType,
    'Turned To': getTurnedToName,
    Customer: up => up.customerName,
    Notes: up => up.notes,
  }),
  ...flagColumns,
  { head: 'Manager', kind: 'text', cell: up => up.managerInto?.name ?? null },
];

/** Columns of Up Log Stats (up-log.md, Up Log Stats). */
export const UP_STATS_COLUMNS: readonly ExportColumn<LoggedUpType>[] = [
  { head: 'Date', kind: 'day', cell: up => up.logDate },
  ...buildColumns<LoggedUpType>('text', { Salesperson: getSalespersonName }),
  timeUpColumn,
  ...buildColumns<LoggedUpType>('text', {
    'Up Type': up => up.upType,
    'Turned To': getTurnedToName,
    Customer: up => up.customerName,
  }),
  ...flagColumns,
];
