import sql from 'sql-template-tag';
import type { Context } from '../../../context.ts';
import { OrderedKeys } from '../../../database/orderedKeys.ts';
import { listEmployees } from '../../../employees/employee.query.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { TEAMS } from '../../../rules/people/teams.ts';
import { sumCounters, type UpCounters, upCounters } from '../../../rules/ups/upCounters.ts';
import { upFigures } from '../../../rules/ups/upFigures.ts';
import { presentLoggedUp, presentUpLog } from '../../../uplogs/up.present.ts';
import { upsOfDay } from '../../../uplogs/up.query.ts';
import type { UpType } from '../../../uplogs/up.types.ts';
import { loggedUpsOf, type UpFilter, type UpStatsPage, upsInOrder } from '../../../uplogs/upStats.query.ts';
import { type Cell, type ExportTable, exportTable, shortTable, totalsLine } from '../exportTable.ts';
import { nameOf, shownDays, shownFilters, shownSort, usDay } from '../shown.ts';
import { UP_LOG_COLUMNS, UP_STATS_COLUMNS } from './upColumns.ts';

/** The log of a day, in its order, with its counters (up-log.md, The day). */
export async function upLogExport({ database }: Context, day: Day): Promise<ExportTable> {
  const { rows, counters } = presentUpLog(day, await upsOfDay(database, day));
  return shortTable({
    title: 'Up Log',
    shown: [usDay(day)],
    columns: UP_LOG_COLUMNS,
    lines: rows,
    totals: () => [totalsLine(UP_LOG_COLUMNS, countersCells(counters))],
  });
}

/** The ups of a filter, with its counters (up-log.md, Up Log Stats). */
export async function upStatsExport(
  { database }: Context,
  filter: UpFilter,
  order: Pick<UpStatsPage, 'sort' | 'isDescending'>,
): Promise<ExportTable> {
  const everyone = await listEmployees(database);
  const people = new Map(everyone.map(each => [each.id, each]));
  const sorted = upsInOrder(filter, everyone, order);
  const keys = await OrderedKeys.read(database, sql`u.id`, sorted.from, sorted.order);
  let counters = upCounters([]);
  const batches = keys.batches(async some => {
    const ups = (await loggedUpsOf(database, some)).map(row => presentLoggedUp(row, people));
    counters = sumCounters([counters, upCounters(ups.map(asGroup))]);
    return ups;
  });
  return exportTable({
    title: 'Up Log Stats',
    shown: [
      shownDays(filter.days),
      ...shownFilters({
        Team: TEAMS.find(({ id }) => id === filter.teamId)?.name,
        Employee: filter.employeeId === undefined ? undefined : nameOf(people, filter.employeeId),
        'Up type': filter.upType,
        Sold: filter.sold,
        'Counted as': filter.counter && upFigures[filter.counter].head.toLowerCase(),
      }),
      shownSort(order.sort, order.isDescending),
    ],
    columns: UP_STATS_COLUMNS,
    lineCount: keys.length,
    batches,
    totals: () => [totalsLine(UP_STATS_COLUMNS, countersCells(counters))],
  });
}

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
