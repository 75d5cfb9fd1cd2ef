/** @jest-environment jest-fixed-jsdom */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { DealFieldsFragment } from '../components/deals/dealFields.generated';
import type { GridColumn } from '../components/grids/gridColumns';
import { ActivityCard } from '../features/activity/ActivityCard';
import { activityColumns } from '../features/activity/activityColumns';
import { DealCard } from '../features/deals/home/DealCard';
import { buildDealColumns, type SourceDeal } from '../features/drillDown/dealColumns';
import { HogCard } from '../features/hog/cards/HogCard';
import { buildHogColumns } from '../features/hog/grid/hogColumns';
import { type GrossEdits, GrossProvider } from '../features/hog/gross/grossContext';
import type { HogDealFragment } from '../features/hog/hog.generated';
import { type ReviewEdits, ReviewProvider } from '../features/hog/review/useReviewEdits';
import type { CountedOfDeal } from '../generated/types';
import { DealEditorProvider } from '../lib/dialogs/dealEditor';
import { CellStore } from '../lib/mutations/cellStore';
import { type Viewer, ViewerProvider } from '../lib/viewer';
import { theme } from './theme/theme';

/**
 * All fields of a deal that screens show, except derived fields. The compiler reports a field of the
 * fragments that is missing here.
 */
type ShownDealFields = Omit<HogDealFragment, '__typename' | 'version' | 'logDay' | 'isSold'>;

const person = (id: number, name: string, initials: string, team: number) => ({ id, name, initials, team });

const fields: ShownDealFields = {
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

const otherFields: ShownDealFields = {
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

const countedTotals: Record<CountedOfDeal, true> = {
  BACK_GROSS: true,
  DEALS: true,
  FRONT_GROSS: true,
  RANKED_GROSS: true,
  TOTAL_GROSS: true,
  TRADES: true,
  TRADE_SHARES: true,
  UNITS: true,
};
const sourceColumns = new Map(
  (Object.keys(countedTotals) as CountedOfDeal[])
    .flatMap(buildDealColumns)
    .map(column => [column.header.label, column]),
);

const toSourceDeal = (deal: HogDealFragment): SourceDeal => ({
  ...{ units: 1, frontGross: 1, rankedGross: 1, backGross: 1, totalGross: 1, trades: 1, tradeShare: 1 },
  deal,
});

type TestedColumn = Pick<GridColumn<HogDealFragment>, 'field' | 'render' | 'renderCell'>;

/**
 * Renders a row of a grid. Each cell contains the output of its column's `render`, or the value of the field.
 */
const renderRow = (columns: readonly TestedColumn[], deal: HogDealFragment): ReactNode =>
  columns.map(({ field, render: renderContent, renderCell }) => (
    <div key={field}>
      {renderContent?.(deal) ??
        renderCell?.({ row: deal } as never) ??
        String(deal[field as keyof HogDealFragment])}
    </div>
  ));

const createHogColumns = (reviewDeals: boolean, isTight: boolean) =>
  buildHogColumns({ editGross: false, reviewDeals }, isTight, false, () => false) as TestedColumn[];

type TestedList = readonly [
  name: string,
  renderDeal: (deal: HogDealFragment) => ReactNode,
  omittedFields: (keyof ShownDealFields)[],
];

const HOG_ONLY_FIELDS = ['frontGross', 'backGross', 'isUpdated', 'isConfirmed'] as const;
const FIELDS_NOT_IN_HOG = ['notes', 'dealStatus', 'tradeStatus', 'deliveryStatus', 'addedDate'] as const;

const lists: readonly TestedList[] = [
  [
    'Home',
    deal => <DealCard deal={deal} onEdit={undefined} isHighlighted={false} />,
    ['addedDate', ...HOG_ONLY_FIELDS],
  ],
  ['Hog', deal => renderRow(createHogColumns(false, false), deal), [...FIELDS_NOT_IN_HOG]],
  ['Hog in a narrow window', deal => renderRow(createHogColumns(false, true), deal), [...FIELDS_NOT_IN_HOG]],
  [
    'Hog of office staff',
    deal => renderRow(createHogColumns(true, false), deal),
    ['carType', ...FIELDS_NOT_IN_HOG],
  ],
  [
    'Hog on a phone',
    deal => <HogCard deal={deal} isOpenItemsList={false} isClosed={false} />,
    [...FIELDS_NOT_IN_HOG],
  ],
  [
    'Activity',
    deal => renderRow(activityColumns as readonly TestedColumn[], deal),
    ['notes', 'addedDate', ...HOG_ONLY_FIELDS],
  ],
  ['Activity on a phone', deal => <ActivityCard deal={deal} />, ['notes', 'addedDate', ...HOG_ONLY_FIELDS]],
  [
    'the source rows of a figure',
    deal =>
      [...sourceColumns.values()].map(({ header, cell }) => (
        <div key={header.label}>{cell(toSourceDeal(deal), false)}</div>
      )),
    [
      ...(['salesManager', 'financeManager', 'stockNum', 'notes', 'dealStatus', 'deliveryStatus'] as const),
      ...(['addedDate', 'isUpdated', 'isConfirmed'] as const),
    ],
  ],
];

const viewer = { can: { editGross: false, reviewDeals: false, recordDeals: false } } as Viewer;
const gross = { store: new CellStore() } as unknown as GrossEdits;
const reviews = { store: new CellStore() } as unknown as ReviewEdits;

/** Returns the markup that a list renders for a deal, without the ids that differ between renders. */
function renderMarkup(renderDeal: TestedList[1], deal: ShownDealFields): string {
  const row = { version: 1, logDay: '2026-06-02', isSold: true, ...deal } as HogDealFragment &
    DealFieldsFragment;
  const { container } = render(
    <ThemeProvider theme={theme}>
      <ViewerProvider viewer={viewer}>
        <DealEditorProvider editDeal={() => {}} startNewDeal={() => {}}>
          <GrossProvider value={gross}>
            <ReviewProvider value={reviews}>{renderDeal(row)}</ReviewProvider>
          </GrossProvider>
        </DealEditorProvider>
      </ViewerProvider>
    </ThemeProvider>,
  );
  const markup = container.innerHTML.replaceAll(/_r_\w+_/g, '');
  cleanup();
  return markup;
}

describe.each(lists)('a deal in %s', (_name, renderDeal, omittedFields) => {
  it('renders the same markup for two deals with equal values', () => {
    expect(renderMarkup(renderDeal, { ...fields })).toBe(renderMarkup(renderDeal, fields));
  });

  it('changes the markup when a field changes, unless the list omits this field', () => {
    const names = Object.keys(fields) as (keyof ShownDealFields)[];
    const isShown = (name: keyof ShownDealFields) =>
      renderMarkup(renderDeal, { ...fields, [name]: otherFields[name] }) !== renderMarkup(renderDeal, fields);
    expect(names.filter(name => !isShown(name)).sort()).toEqual([...omittedFields].sort());
  });
});
