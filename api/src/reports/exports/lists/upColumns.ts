import type { LoggedUpType, UpType } from '../../../uplogs/up.types.ts';
import { type Column, columnsOf, yes } from '../exportTable.ts';

const salesperson = (up: UpType) => up.salesperson?.name ?? null;
const turnedTo = (up: UpType) => up.turnedTo?.name ?? null;

const timeUp: Column<UpType> = { head: 'Time Up', kind: 'time', cell: up => up.timeUp };

const flags = columnsOf<UpType>('text', {
  'BDC Up?': up => yes(up.isBdcUp),
  'Test Drive?': up => yes(up.isTestDrive),
  'Write Up?': up => yes(up.isWriteUp),
  'Sold?': up => up.sold,
});

/** The columns of a day's log (up-log.md, Rows). */
export const UP_LOG_COLUMNS: readonly Column<UpType>[] = [
  { head: '#', kind: 'count', cell: up => up.displayOrder },
  ...columnsOf<UpType>('text', { Salesperson: salesperson }),
  timeUp,
  ...columnsOf<UpType>('text', {
    Type: up => up.upType,
    'Turned To': turnedTo,
    Customer: up => up.customerName,
    Notes: up => up.notes,
  }),
  ...flags,
  { head: 'Manager', kind: 'text', cell: up => up.managerInto?.name ?? null },
];

/** The columns of the statistics (up-log.md, Up Log Stats). */
export const UP_STATS_COLUMNS: readonly Column<LoggedUpType>[] = [
  { head: 'Date', kind: 'day', cell: up => up.logDate },
  ...columnsOf<LoggedUpType>('text', { Salesperson: salesperson }),
  timeUp,
  ...columnsOf<LoggedUpType>('text', {
    'Up Type': up => up.upType,
    'Turned To': turnedTo,
    Customer: up => up.customerName,
  }),
  ...flags,
];
