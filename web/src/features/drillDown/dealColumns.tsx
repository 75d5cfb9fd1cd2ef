import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Money } from '../../components/deals/DealValues';
import { dealHeaders, toFieldHeader } from '../../components/headers/fieldHeaders';
import type { CountedOfDeal } from '../../generated/types';
import { formatShortDay, formatUsDay } from '../../lib/days/dates';
import { useDealEditor } from '../../lib/dialogs/dealEditor';
import type { ListedDealsFragment } from '../../lib/dialogs/drillDown.generated';
import { carTypeLabels, tradeStatusLabels } from '../../lib/format/deals';
import type { Header } from '../../lib/format/header';
import { formatCount, formatUnits } from '../../lib/format/numbers';
import { PersonTag, type SourceColumn } from './SourceTable';

export type SourceDeal = ListedDealsFragment['rows'][number];

type SourceDealColumn = SourceColumn<SourceDeal>;

const unitsColumn: SourceDealColumn = {
  header: { label: 'Units', description: 'Units credited for the deal: 1, or 0.5 for half of a split.' },
  cell: line => formatUnits(line.units),
  note: getCarTypeLabel,
  isFigure: true,
};

const buildTradesColumn = (getCount: (line: SourceDeal) => number): SourceDealColumn => ({
  header: {
    label: 'Trades',
    description: 'Cars traded in on the deal. For a split, each salesperson gets half.',
  },
  cell: line => <Count value={getCount(line)} />,
  note: getTradeLabel,
  isFigure: true,
});

const tradeCountColumn = buildTradesColumn(line => line.trades);
const tradeSharesColumn = buildTradesColumn(line => line.tradeShare);
const tradeStatusColumn: SourceDealColumn = {
  header: dealHeaders.tradeStatus,
  cell: getTradeLabel,
  isDesktopOnly: true,
};

const buildGrossColumn = (
  header: Header,
  getAmount: (line: SourceDeal) => number | null,
): SourceDealColumn => ({
  header,
  cell: line => <Money amount={getAmount(line)} />,
  isFigure: true,
});

const frontShareColumn = buildGrossColumn(
  { label: 'Front share', description: 'This person’s front gross: the full amount, or half for a split.' },
  line => line.frontGross,
);
const rankedGrossColumn = buildGrossColumn(
  { label: 'Counted', description: 'Front gross used for the ranking. Amounts at or below $0 count as $0.' },
  line => line.rankedGross,
);
const backShareColumn = buildGrossColumn(
  { label: 'Back share', description: 'This person’s back gross: the full amount, or half for a split.' },
  line => line.backGross,
);
const totalGrossColumn = buildGrossColumn(
  { label: 'Gross', description: 'Front gross plus back gross.' },
  line => line.totalGross,
);
const frontGrossColumn = {
  ...buildGrossColumn(toFieldHeader('frontGross', 'Front gross'), ({ deal }) => deal.frontGross),
  isDesktopOnly: true,
};
const backGrossColumn = {
  ...buildGrossColumn(toFieldHeader('backGross', 'Back gross'), ({ deal }) => deal.backGross),
  isDesktopOnly: true,
};

const carTypeColumn: SourceDealColumn = {
  header: dealHeaders.carType,
  cell: getCarTypeLabel,
  isDesktopOnly: true,
};

const numberColumn: SourceDealColumn = {
  header: toFieldHeader('number', 'Deal #', 'Deal number'),
  cell: ({ deal }) => <DealNumber number={deal.number} />,
};

const deliveryDateColumn: SourceDealColumn = {
  header: dealHeaders.logDay,
  shortHeader: 'Date',
  cell: ({ deal }, isPhone) =>
    isPhone && deal.deliveryDate ? formatShortDay(deal.deliveryDate) : formatUsDay(deal.deliveryDate),
};

const customerColumn: SourceDealColumn = {
  header: dealHeaders.customerName,
  cell: ({ deal }) => deal.customerName,
  isText: true,
};

const salespeopleColumn: SourceDealColumn = {
  header: {
    label: 'Sales',
    longLabel: 'Salespeople',
    description: 'The closer and the additional salesperson.',
  },
  cell: ({ deal: { closer, additional } }, isPhone) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {[closer, additional].map(
        person => person && <PersonTag key={person.id} person={person} isPhone={isPhone} />,
      )}
    </Box>
  ),
};

const vehicleColumn: SourceDealColumn = {
  header: dealHeaders.carInfo,
  cell: ({ deal }) => deal.carInfo,
  isText: true,
  isDesktopOnly: true,
};

/** First columns of each list: the counted amount and the reasons for it. */
const leadingColumns: Record<CountedOfDeal, readonly SourceDealColumn[]> = {
  UNITS: [unitsColumn, carTypeColumn],
  DEALS: [deliveryDateColumn],
  TRADES: [tradeCountColumn, tradeStatusColumn],
  TRADE_SHARES: [tradeSharesColumn, tradeStatusColumn, { ...unitsColumn, isDesktopOnly: true }],
  FRONT_GROSS: [frontShareColumn, frontGrossColumn, { ...unitsColumn, isDesktopOnly: true }],
  RANKED_GROSS: [rankedGrossColumn, frontGrossColumn, { ...unitsColumn, isDesktopOnly: true }],
  BACK_GROSS: [backShareColumn, backGrossColumn, { ...unitsColumn, isDesktopOnly: true }],
  TOTAL_GROSS: [totalGrossColumn, frontGrossColumn, backGrossColumn],
};

/** Returns the columns of the deals that a figure counts: first the counted amount, then the deal. */
export function buildDealColumns(countedAs: CountedOfDeal): readonly SourceDealColumn[] {
  const leading = leadingColumns[countedAs];
  const otherColumns = [
    numberColumn,
    deliveryDateColumn,
    customerColumn,
    salespeopleColumn,
    carTypeColumn,
    vehicleColumn,
  ];
  const leadingHeaders = new Set(leading.map(({ header }) => header.label));
  return [...leading, ...otherColumns.filter(({ header }) => !leadingHeaders.has(header.label))];
}

function getTradeLabel({ deal }: SourceDeal) {
  return deal.tradeStatus ? tradeStatusLabels[deal.tradeStatus] : '–';
}

function getCarTypeLabel({ deal }: SourceDeal) {
  return deal.carType ? carTypeLabels[deal.carType] : '–';
}

function Count({ value }: { value: number }) {
  return (
    <Box component="span" sx={value === 0 ? { color: 'faint.text', fontWeight: 400 } : {}}>
      {formatCount(value)}
    </Box>
  );
}

/**
 * Renders the number of a deal. It opens the deal form for users who may edit the deal, and the customer
 * journey for other users.
 */
function DealNumber({ number }: { number: number }) {
  const editDeal = useDealEditor();
  return (
    <Link component="button" type="button" onClick={() => editDeal(number)}>
      {number}
    </Link>
  );
}
