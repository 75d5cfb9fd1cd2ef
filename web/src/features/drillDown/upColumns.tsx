import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { UpTypeTag } from '../../components/deals/tags';
import { upHeaders } from '../../components/headers/fieldHeaders';
import type { ListedUps } from '../../generated/types';
import { formatClockTime, formatShortDay, formatUsDay } from '../../lib/days/dates';
import type { ListedUpsFragment } from '../../lib/dialogs/drillDown.generated';
import type { Header } from '../../lib/format/header';
import { soldLabels } from '../../lib/format/ups';
import { PersonTag, type SourceColumn } from './SourceTable';

export type SourceUp = ListedUpsFragment['rows'][number];

type SourceUpColumn = SourceColumn<SourceUp>;

const dayColumn: SourceUpColumn = {
  header: upHeaders.logDate,
  cell: ({ logDate }, isPhone) => (
    <Link component={RouterLink} to={`/uplog?day=${logDate}`}>
      {isPhone ? formatShortDay(logDate) : formatUsDay(logDate)}
    </Link>
  ),
  note: ({ timeUp }) => formatClockTime(timeUp),
};

const salespersonColumn: SourceUpColumn = {
  header: upHeaders.salesperson,
  shortHeader: 'Sales',
  cell: (line, isPhone) =>
    line.salesperson ? <PersonTag person={line.salesperson} isPhone={isPhone} /> : emptyValue,
};

const upTypeColumn: SourceUpColumn = {
  header: upHeaders.upType,
  cell: (line, isPhone) =>
    line.upType ? <UpTypeTag upType={line.upType} isCompact={isPhone} /> : emptyValue,
};

const customerColumn: SourceUpColumn = {
  header: upHeaders.customerName,
  cell: line => line.customerName || emptyValue,
  isText: true,
};

const turnedToColumn: SourceUpColumn = {
  header: upHeaders.turnedTo,
  cell: (line, isPhone) =>
    line.turnedTo ? <PersonTag person={line.turnedTo} isPhone={isPhone} /> : emptyValue,
  isDesktopOnly: true,
};

const buildDesktopColumn = (
  header: Header,
  getText: (line: SourceUp) => string | false | null,
): SourceUpColumn => ({
  header,
  cell: line => getText(line) || emptyValue,
  isDesktopOnly: true,
});

const timeColumn = buildDesktopColumn(upHeaders.timeUp, ({ timeUp }) => timeUp && formatClockTime(timeUp));
const testDriveColumn = buildDesktopColumn(upHeaders.isTestDrive, line => line.isTestDrive && 'Yes');
const writeUpColumn = buildDesktopColumn(upHeaders.isWriteUp, line => line.isWriteUp && 'Yes');
const soldColumn = buildDesktopColumn(upHeaders.sold, line => line.sold && soldLabels[line.sold]);

/** First column of each list: the field that determines whether the counter includes an up. */
const leadingColumns: Record<ListedUps, SourceUpColumn | null> = {
  UPS: null,
  FRESH_UPS: upTypeColumn,
  APPOINTMENTS: upTypeColumn,
  WRITE_UPS: writeUpColumn,
  TEST_DRIVES: testDriveColumn,
  SOLD: soldColumn,
  TURNS: turnedToColumn,
  FIRST_VISITS: upTypeColumn,
  FIRST_VISITS_SOLD: soldColumn,
  BE_BACKS: upTypeColumn,
  BE_BACKS_SOLD: soldColumn,
  SOLD_BY_DEALS: soldColumn,
  SOLD_IN_LOG_ONLY: soldColumn,
  SOLD_IN_DEALS_ONLY: soldColumn,
};

/** Returns the columns of the ups that a counter counts: first the counted field, then the up. */
export function buildUpColumns(counter: ListedUps): readonly SourceUpColumn[] {
  const leading = leadingColumns[counter];
  const columns = [
    dayColumn,
    timeColumn,
    salespersonColumn,
    upTypeColumn,
    customerColumn,
    turnedToColumn,
    testDriveColumn,
    writeUpColumn,
    soldColumn,
  ];
  if (!leading) return columns;
  return [{ ...leading, isDesktopOnly: false }, ...columns.filter(column => column !== leading)];
}

const emptyValue = (
  <Box component="span" sx={{ color: 'faint.text' }}>
    --
  </Box>
);
