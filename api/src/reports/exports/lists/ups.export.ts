import { type Employees, listEmployees } from '../../../employees/employee.query.ts';
import { day } from '../../../input/fields.ts';
import { usDay } from '../../../rules/calendar/usDay.ts';
import { TEAMS } from '../../../rules/people/teams.ts';
import { listedFigures } from '../../../rules/ups/linkedFigures.ts';
import { sumCounters, type UpCounters, upCounters } from '../../../rules/ups/upCounters.ts';
import { UpStatsSortEnum } from '../../../uplogs/up.enums.ts';
import { presentLoggedUp, presentUpLog } from '../../../uplogs/up.present.ts';
import { upsOfDay } from '../../../uplogs/up.query.ts';
import type { UpType } from '../../../uplogs/up.types.ts';
import { readUps, type UpFilter, upsInOrder } from '../../../uplogs/upStats.query.ts';
import { groupName } from '../../upFunnel/groupNames.ts';
import { order } from '../arguments.ts';
import { exportCall } from '../exportCall.ts';
import { type Cell, exportTable, shortTable, totalsLine } from '../exportTable.ts';
import { nameOf, shownDays, shownFilters, shownSort } from '../shown.ts';
import { listedOf, listedUps } from './listedUps.ts';
import { UP_LOG_COLUMNS, UP_STATS_COLUMNS } from './upColumns.ts';

/** The log of a day (up-log.md, The day). */
export const upLogExport = exportCall({
  name: 'uplog',
  of: 'the up log of a day, in its order, with its counters',
  query: { day },
  table: async ({ database }, query) => {
    const { rows, counters } = presentUpLog(query.day, await upsOfDay(database, query.day));
    return shortTable({
      title: 'Up Log',
      shown: [usDay(query.day)],
      columns: UP_LOG_COLUMNS,
      lines: rows,
      totals: () => [totalsLine(UP_LOG_COLUMNS, countersCells(counters))],
    });
  },
});

/** Up Log Stats (up-log.md, Up Log Stats). */
export const upStatsExport = exportCall({
  name: 'uplogstats',
  of: 'the ups of a range, with their counters',
  query: {
    ...listedUps,
    ...order(UpStatsSortEnum, 'DATE'),
  },
  table: async ({ database }, { sort, isDescending, ...list }) => {
    const filter = listedOf(list);
    const everyone = await listEmployees(database);
    const people = new Map(everyone.map(each => [each.id, each]));
    const ups = await readUps(database, upsInOrder(filter, everyone, { sort, isDescending }));
    let counters = upCounters([]);
    const { rowCount, batches } = ups.map(rows => {
      const shown = rows.map(row => presentLoggedUp(row, people));
      counters = sumCounters([counters, upCounters(shown.map(asGroup))]);
      return shown;
    });
    return exportTable({
      title: 'Up Log Stats',
      shown: [...shownUps(filter, people), shownSort(sort, isDescending)],
      columns: UP_STATS_COLUMNS,
      lineCount: rowCount,
      batches,
      totals: () => [totalsLine(UP_STATS_COLUMNS, countersCells(counters))],
    });
  },
});

export const shownUps = (filter: UpFilter, people: Employees): string[] => [
  shownDays(filter.days),
  ...shownFilters({
    Team: TEAMS.find(({ id }) => id === filter.teamId)?.name,
    Employee: filter.employeeId === undefined ? undefined : nameOf(people, filter.employeeId),
    'Up type': filter.upType,
    Sold: filter.sold,
    'Counted as': filter.counter && listedFigures[filter.counter].head.toLowerCase(),
    Of: filter.ofGroup && groupName(filter.ofGroup.by, filter.ofGroup.key, people).name,
  }),
];

const asGroup = (up: UpType) => ({
  ups: 1,
  upType: up.upType,
  hasWriteUp: up.isWriteUp,
  hasTestDrive: up.isTestDrive,
  sold: up.sold,
  isTurned: up.turnedTo !== null,
});

/** Each counter below the column that it counts. */
function countersCells(counters: UpCounters): Readonly<Record<string, Cell>> {
  const types = `${counters.freshUps} fresh ups, ${counters.appointments} appointments`;
  return {
    Salesperson: `Total: ${counters.ups} ups`,
    Type: types,
    'Up Type': types,
    'Turned To': counters.turns,
    'Test Drive?': counters.testDrives,
    'Write Up?': counters.writeUps,
    'Sold?': counters.sold,
  };
}
