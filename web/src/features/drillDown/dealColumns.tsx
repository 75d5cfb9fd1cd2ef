import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Money } from '../../components/deals/Money';
import type { CountedOfDeal } from '../../generated/types';
import { shortDay, usDay } from '../../lib/days/dates';
import { useDealEditor } from '../../lib/opened/dealEditor';
import type { ListedDealsFragment } from '../../lib/opened/drillDown.generated';
import { carTypeLabels, tradeStatusLabels } from '../../lib/values/dealValues';
import { count, units } from '../../lib/values/units';
import type { Column } from './LineTable';
import { PersonTag } from './PersonTag';

export type DealLine = ListedDealsFragment['rows'][number];

type DealColumn = Column<DealLine>;

const inUnits: DealColumn = {
  head: 'Units',
  cell: line => units(line.units),
  note: carTypeOf,
  isFigure: true,
};

const tradeCount = (countOf: (line: DealLine) => number): DealColumn => ({
  head: 'Trades',
  cell: line => <Count of={countOf(line)} />,
  note: tradeOf,
  isFigure: true,
});

const trades = tradeCount(line => line.trades);
const tradeShares = tradeCount(line => line.tradeShare);
const tradeStatus: DealColumn = { head: 'Trade', cell: tradeOf, isForDesk: true };

const gross = (head: string, amountOf: (line: DealLine) => number | null): DealColumn => ({
  head,
  cell: line => <Money amount={amountOf(line)} />,
  isFigure: true,
});

const frontShare = gross('Front share', line => line.frontGross);
const rankedShare = gross('Counts', line => line.rankedGross);
const backShare = gross('Back share', line => line.backGross);
const totalShare = gross('Gross', line => line.totalGross);
const front = { ...gross('Front gross', ({ deal }) => deal.frontGross), isForDesk: true };
const back = { ...gross('Back gross', ({ deal }) => deal.backGross), isForDesk: true };

const carType: DealColumn = { head: 'Type', cell: carTypeOf, isForDesk: true };

const number: DealColumn = { head: 'Deal #', cell: ({ deal }) => <DealNumber number={deal.number} /> };

const deliveryDate: DealColumn = {
  head: 'Del Date',
  shortHead: 'Date',
  cell: ({ deal }, isPhone) =>
    isPhone && deal.deliveryDate ? shortDay(deal.deliveryDate) : usDay(deal.deliveryDate),
};

const customer: DealColumn = { head: 'Customer', cell: ({ deal }) => deal.customerName, isText: true };

const sales: DealColumn = {
  head: 'Sales',
  cell: ({ deal: { closer, additional } }, isPhone) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {[closer, additional].map(
        person => person && <PersonTag key={person.id} person={person} isPhone={isPhone} />,
      )}
    </Box>
  ),
};

const vehicle: DealColumn = {
  head: 'Vehicle',
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
  const heads = new Set(lead.map(({ head }) => head));
  return [...lead, ...others.filter(({ head }) => !heads.has(head))];
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
