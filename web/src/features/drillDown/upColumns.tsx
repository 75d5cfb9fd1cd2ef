import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { UpTypeTag } from '../../components/deals/UpTypeTag';
import { upHeaders } from '../../components/headers/fieldHeaders';
import type { ListedUps } from '../../generated/types';
import { clockTime, shortDay, usDay } from '../../lib/days/dates';
import type { ListedUpsFragment } from '../../lib/opened/drillDown.generated';
import type { Header } from '../../lib/values/header';
import { soldLabels } from '../../lib/values/upValues';
import type { Column } from './LineTable';
import { PersonTag } from './PersonTag';

export type UpLine = ListedUpsFragment['rows'][number];

type UpColumn = Column<UpLine>;

const day: UpColumn = {
  header: upHeaders.logDate,
  cell: ({ logDate }, isPhone) => (
    <Link component={RouterLink} to={`/uplog?day=${logDate}`}>
      {isPhone ? shortDay(logDate) : usDay(logDate)}
    </Link>
  ),
  note: ({ timeUp }) => clockTime(timeUp),
};

const salesperson: UpColumn = {
  header: upHeaders.salesperson,
  shortHead: 'Sales',
  cell: (line, isPhone) =>
    line.salesperson ? <PersonTag person={line.salesperson} isPhone={isPhone} /> : empty,
};

const upType: UpColumn = {
  header: upHeaders.upType,
  cell: (line, isPhone) => (line.upType ? <UpTypeTag upType={line.upType} isCompact={isPhone} /> : empty),
};

const customer: UpColumn = {
  header: upHeaders.customerName,
  cell: line => line.customerName || empty,
  isText: true,
};

const turnedTo: UpColumn = {
  header: upHeaders.turnedTo,
  cell: (line, isPhone) => (line.turnedTo ? <PersonTag person={line.turnedTo} isPhone={isPhone} /> : empty),
  isForDesk: true,
};

const forDesk = (header: Header, textOf: (line: UpLine) => string | false | null): UpColumn => ({
  header,
  cell: line => textOf(line) || empty,
  isForDesk: true,
});

const time = forDesk(upHeaders.timeUp, ({ timeUp }) => timeUp && clockTime(timeUp));
const testDrive = forDesk(upHeaders.isTestDrive, line => line.isTestDrive && 'Yes');
const writeUp = forDesk(upHeaders.isWriteUp, line => line.isWriteUp && 'Yes');
const sold = forDesk(upHeaders.sold, line => line.sold && soldLabels[line.sold]);

/** What made a counter count an up. */
const leads: Record<ListedUps, UpColumn | null> = {
  UPS: null,
  FRESH_UPS: upType,
  APPOINTMENTS: upType,
  WRITE_UPS: writeUp,
  TEST_DRIVES: testDrive,
  SOLD: sold,
  TURNS: turnedTo,
  FIRST_VISITS: upType,
  FIRST_VISITS_SOLD: sold,
  BE_BACKS: upType,
  BE_BACKS_SOLD: sold,
  SOLD_BY_DEALS: sold,
  SOLD_IN_LOG_ONLY: sold,
  SOLD_IN_DEALS_ONLY: sold,
};

/** The columns of the ups behind a counter: first what made it count them, then which ups they are. */
export function upColumns(counter: ListedUps): readonly UpColumn[] {
  const lead = leads[counter];
  const all = [day, time, salesperson, upType, customer, turnedTo, testDrive, writeUp, sold];
  if (!lead) return all;
  return [{ ...lead, isForDesk: false }, ...all.filter(column => column !== lead)];
}

const empty = (
  <Box component="span" sx={{ color: 'faint.text' }}>
    --
  </Box>
);
