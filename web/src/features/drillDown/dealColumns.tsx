import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Money } from '../../components/deals/Money';
import { dealHeaders, fieldHeader } from '../../components/headers/fieldHeaders';
import type { CountedOfDeal } from '../../generated/types';
import { shortDay, usDay } from '../../lib/days/dates';
import { useDealEditor } from '../../lib/opened/dealEditor';
import type { ListedDealsFragment } from '../../lib/opened/drillDown.generated';
import { carTypeLabels, tradeStatusLabels } from '../../lib/values/dealValues';
import type { Header } from '../../lib/values/header';
import { count, units } from '../../lib/values/units';
import type { Column } from './LineTable';
import { PersonTag } from './PersonTag';

export type DealLine = ListedDealsFragment['rows'][number];

type DealColumn = Column<DealLine>;

const inUnits: DealColumn = {
  header: { head: 'Units', says: 'What the deal counts: 1, or 0.5 of a split.' },
  cell: line => units(line.units),
  note: carTypeOf,
  isFigure: true,
};

const tradeCount = (countOf: (line: DealLine) => number): DealColumn => ({
  header: { head: 'Trades', says: 'Cars traded in with the deal; of a split, half of them.' },
  cell: line => <Count of={countOf(line)} />,
  note: tradeOf,
  isFigure: true,
});

const trades = tradeCount(line => line.trades);
const tradeShares = tradeCount(line => line.tradeShare);
const tradeStatus: DealColumn = { header: dealHeaders.tradeStatus, cell: tradeOf, isForDesk: true };

const gross = (header: Header, amountOf: (line: DealLine) => number | null): DealColumn => ({
  header,
  cell: line => <Money amount={amountOf(line)} />,
  isFigure: true,
});

const frontShare = gross(
  { head: 'Front share', says: 'Front gross of this person: all of it, or half of a split.' },
  line => line.frontGross,
);
const rankedShare = gross(
  { head: 'Counts', says: 'Front gross as it is ranked: at or below $0 it counts 0.' },
  line => line.rankedGross,
);
const backShare = gross(
  { head: 'Back share', says: 'Back gross of this person: all of it, or half of a split.' },
  line => line.backGross,
);
const totalShare = gross({ head: 'Gross', says: 'Front and back gross together.' }, line => line.totalGross);
const front = {
  ...gross(fieldHeader('frontGross', 'Front gross'), ({ deal }) => deal.frontGross),
  isForDesk: true,
};
const back = {
  ...gross(fieldHeader('backGross', 'Back gross'), ({ deal }) => deal.backGross),
  isForDesk: true,
};

const carType: DealColumn = { header: dealHeaders.carType, cell: carTypeOf, isForDesk: true };

const number: DealColumn = {
  header: fieldHeader('number', 'Deal #', 'Deal number'),
  cell: ({ deal }) => <DealNumber number={deal.number} />,
};

const deliveryDate: DealColumn = {
  header: dealHeaders.logDay,
  shortHead: 'Date',
  cell: ({ deal }, isPhone) =>
    isPhone && deal.deliveryDate ? shortDay(deal.deliveryDate) : usDay(deal.deliveryDate),
};

const customer: DealColumn = {
  header: dealHeaders.customerName,
  cell: ({ deal }) => deal.customerName,
  isText: true,
};

const sales: DealColumn = {
  header: { head: 'Sales', longHead: 'Salespeople', says: 'The closer, and the second salesperson.' },
  cell: ({ deal: { closer, additional } }, isPhone) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {[closer, additional].map(
        person => person && <PersonTag key={person.id} person={person} isPhone={isPhone} />,
      )}
    </Box>
  ),
};

const vehicle: DealColumn = {
  header: dealHeaders.carInfo,
  cell: ({ deal }) => deal.carInfo,
  isText: true,
  isForDesk: true,
};

/** What a number counts of a deal, and why. */
const leads: Record<CountedOfDeal, readonly DealColumn[]> = {
  UNITS: [inUnits, carType],
  DEALS: [deliveryDate],
  TRADES: [trades, tradeStatus],
  TRADE_SHARES: [tradeShares, tradeStatus, { ...inUnits, isForDesk: true }],
  FRONT_GROSS: [frontShare, front, { ...inUnits, isForDesk: true }],
  RANKED_GROSS: [rankedShare, front, { ...inUnits, isForDesk: true }],
  BACK_GROSS: [backShare, back, { ...inUnits, isForDesk: true }],
  TOTAL_GROSS: [totalShare, front, back],
};

/** The columns of the deals behind a number: first what it counts, then which deal it is. */
export function dealColumns(counted: CountedOfDeal): readonly DealColumn[] {
  const lead = leads[counted];
  const others = [number, deliveryDate, customer, sales, carType, vehicle];
  const heads = new Set(lead.map(({ header }) => header.head));
  return [...lead, ...others.filter(({ header }) => !heads.has(header.head))];
}

function tradeOf({ deal }: DealLine) {
  return deal.tradeStatus ? tradeStatusLabels[deal.tradeStatus] : '–';
}

function carTypeOf({ deal }: DealLine) {
  return deal.carType ? carTypeLabels[deal.carType] : '–';
}

function Count({ of }: { of: number }) {
  return (
    <Box component="span" sx={of === 0 ? { color: 'faint.text', fontWeight: 400 } : {}}>
      {count(of)}
    </Box>
  );
}

/** Opens the deal for those who may edit it, and the way to it for the others. */
function DealNumber({ number }: { number: number }) {
  const editDeal = useDealEditor();
  return (
    <Link component="button" type="button" onClick={() => editDeal(number)}>
      {number}
    </Link>
  );
}
