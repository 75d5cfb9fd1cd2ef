/** @jest-environment jest-fixed-jsdom */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { DealFieldsFragment } from '../components/deals/dealFields.generated';
import type { GridColumn } from '../components/grids/gridColumns';
import { ActivityCard } from '../features/activity/ActivityCard';
import { activityColumns } from '../features/activity/activityColumns';
import { DealCard } from '../features/deals/day/DealCard';
import { type DealLine, dealColumns } from '../features/drillDown/dealColumns';
import { HogCard } from '../features/hog/cards/HogCard';
import { hogColumns } from '../features/hog/grid/hogColumns';
import { type GrossEdits, GrossProvider } from '../features/hog/gross/grossContext';
import type { HogDealFragment } from '../features/hog/hog.generated';
import { ReviewProvider, type Reviews } from '../features/hog/review/useReviews';
import type { CountedOfDeal } from '../generated/types';
import { DealEditorProvider } from '../lib/opened/dealEditor';
import { CellStore } from '../lib/saves/cellStore';
import { type Viewer, ViewerProvider } from '../lib/viewer';
import { theme } from './theme/theme';

/** All that screens read of a deal, but for what the store derives. A field that is added to the fragments is demanded here. */
type Fields = Omit<HogDealFragment, '__typename' | 'version' | 'logDay' | 'isSold'>;

const person = (id: number, name: string, initials: string, team: number) => ({ id, name, initials, team });

const fields: Fields = {
  number: 4711,
  salesManager: person(1, 'Mara Voss', 'MV', 2),
  financeManager: person(2, 'Finn Delgado', 'FD', 1),
  closer: person(3, 'Sam Rivera', 'SR', 2),
  additional: person(4, 'Bo Ng', 'BN', 3),
  customerName: 'Ann Lee',
  carInfo: '2026 Ford F-150',
  stockNum: 'A1',
  notes: 'Call on Monday',
  carType: 'NEW',
  dealStatus: 'HOGGED',
  tradeStatus: 'TRADE',
  deliveryStatus: 'DEL',
  deliveryDate: '2026-06-02',
  addedDate: '2026-06-01',
  frontGross: 100,
  backGross: 200,
  isUpdated: false,
  isConfirmed: false,
};

const others: Fields = {
  number: 4712,
  salesManager: person(5, 'Max Cole', 'MC', 3),
  financeManager: person(6, 'Faye Diaz', 'FDi', 1),
  closer: person(7, 'Tom Reed', 'TR', 3),
  additional: person(8, 'Al Quist', 'AQ', 4),
  customerName: 'Zoe Young',
  carInfo: '2025 Kia Soul',
  stockNum: 'B2',
  notes: 'Wants mats',
  carType: 'USED',
  dealStatus: 'DEAD',
  tradeStatus: 'NO_TRADE',
  deliveryStatus: 'TBA',
  deliveryDate: '2026-06-12',
  addedDate: '2026-06-11',
  frontGross: 300,
  backGross: 400,
  isUpdated: true,
  isConfirmed: true,
};

const counted: Record<CountedOfDeal, true> = {
  BACK_GROSS: true,
  DEALS: true,
  FRONT_GROSS: true,
  RANKED_GROSS: true,
  TOTAL_GROSS: true,
  TRADES: true,
  TRADE_SHARES: true,
  UNITS: true,
};
const behind = new Map(
  (Object.keys(counted) as CountedOfDeal[]).flatMap(dealColumns).map(column => [column.header.head, column]),
);

const line = (deal: HogDealFragment): DealLine => ({
  ...{ units: 1, frontGross: 1, rankedGross: 1, backGross: 1, totalGross: 1, trades: 1, tradeShare: 1 },
  deal,
});

type Cell = Pick<GridColumn<HogDealFragment>, 'field' | 'draw' | 'renderCell'>;

/** A row of a grid: what each column draws, or its field as it is. */
const rowOf = (columns: readonly Cell[], deal: HogDealFragment): ReactNode =>
  columns.map(({ field, draw, renderCell }) => (
    <div key={field}>
      {draw?.(deal) ?? renderCell?.({ row: deal } as never) ?? String(deal[field as keyof HogDealFragment])}
    </div>
  ));

const hogOf = (reviewDeals: boolean, isTight: boolean) =>
  hogColumns({ editGross: false, reviewDeals }, isTight, false, () => false) as Cell[];

type List = readonly [name: string, show: (deal: HogDealFragment) => ReactNode, leftOut: (keyof Fields)[]];

const OF_HOG = ['frontGross', 'backGross', 'isUpdated', 'isConfirmed'] as const;
const NOT_IN_HOG = ['notes', 'dealStatus', 'tradeStatus', 'deliveryStatus', 'addedDate'] as const;

const lists: readonly List[] = [
  ['Home', deal => <DealCard deal={deal} onEdit={undefined} isShown={false} />, ['addedDate', ...OF_HOG]],
  ['Hog', deal => rowOf(hogOf(false, false), deal), [...NOT_IN_HOG]],
  ['Hog with little room', deal => rowOf(hogOf(false, true), deal), [...NOT_IN_HOG]],
  ['Hog of office staff', deal => rowOf(hogOf(true, false), deal), ['carType', ...NOT_IN_HOG]],
  ['Hog on a phone', deal => <HogCard deal={deal} isToDo={false} isClosed={false} />, [...NOT_IN_HOG]],
  ['Activity', deal => rowOf(activityColumns as readonly Cell[], deal), ['notes', 'addedDate', ...OF_HOG]],
  ['Activity on a phone', deal => <ActivityCard deal={deal} />, ['notes', 'addedDate', ...OF_HOG]],
  [
    'the lists behind a figure',
    deal =>
      [...behind.values()].map(({ header, cell }) => <div key={header.head}>{cell(line(deal), false)}</div>),
    [
      ...(['salesManager', 'financeManager', 'stockNum', 'notes', 'dealStatus', 'deliveryStatus'] as const),
      ...(['addedDate', 'isUpdated', 'isConfirmed'] as const),
    ],
  ],
];

const viewer = { can: { editGross: false, reviewDeals: false, recordDeals: false } } as Viewer;
const gross = { store: new CellStore() } as unknown as GrossEdits;
const reviews = { store: new CellStore() } as unknown as Reviews;

/** The markup of a list's deal, without the ids that differ with every rendering. */
function markupOf(show: List[1], deal: Fields): string {
  const row = { version: 1, logDay: '2026-06-02', isSold: true, ...deal } as HogDealFragment &
    DealFieldsFragment;
  const { container } = render(
    <ThemeProvider theme={theme}>
      <ViewerProvider viewer={viewer}>
        <DealEditorProvider edit={() => {}} begin={() => {}}>
          <GrossProvider value={gross}>
            <ReviewProvider value={reviews}>{show(row)}</ReviewProvider>
          </GrossProvider>
        </DealEditorProvider>
      </ViewerProvider>
    </ThemeProvider>,
  );
  const markup = container.innerHTML.replaceAll(/_r_\w+_/g, '');
  cleanup();
  return markup;
}

describe.each(lists)('a deal in %s', (_name, show, leftOut) => {
  it('looks the same when nothing of it differs', () => {
    expect(markupOf(show, { ...fields })).toBe(markupOf(show, fields));
  });

  it('shows each field, or leaves it out by name', () => {
    const names = Object.keys(fields) as (keyof Fields)[];
    const isShown = (name: keyof Fields) =>
      markupOf(show, { ...fields, [name]: others[name] }) !== markupOf(show, fields);
    expect(names.filter(name => !isShown(name)).sort()).toEqual([...leftOut].sort());
  });
});
