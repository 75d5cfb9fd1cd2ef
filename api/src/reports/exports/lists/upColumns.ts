import type { LoggedUpType, UpType } from '../../../uplogs/up.types.ts';
import { type ExportColumn, buildColumns, formatFlag } from '../exportTable.ts';

const getSalespersonName = (up: UpType) => up.salesperson?.name ?? null;
const getTurnedToName = (up: UpType) => up.turnedTo?.name ?? null;

const timeUpColumn: ExportColumn<UpType> = { head: 'Time Up', kind: 'time', cell: up => up.timeUp };

const flagColumns = buildColumns<UpType>('text', {
  'BDC Up?': up => formatFlag(up.isBdcUp),
  'Test Drive?': up => formatFlag(up.isTestDrive),
  'Write Up?': up => formatFlag(up.isWriteUp),
  'Sold?': up => up.sold,
});

/** Columns of a day's up log (up-log.md, Rows). */
export const UP_LOG_COLUMNS: readonly ExportColumn<UpType>[] = [
  { head: '#', kind: 'count', cell: up => up.displayOrder },
  ...buildColumns<UpType>('text', { Salesperson: getSalespersonName }),
  timeUpColumn,
  ...buildColumns<UpType>('text', {
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
