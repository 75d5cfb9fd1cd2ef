import type { DealType } from '../../../deals/deal.types.ts';
import { TEAMS } from '../../../rules/people/teams.ts';
import { SHEET_FIELDS } from '../../../rules/sheets/fields.ts';
import type { CellKind, Column } from '../exportTable.ts';
import { columnsOf, yes } from '../exportTable.ts';

// Heads are those of the screens; people stand with their whole names, where a screen has room for initials only.

const reviewColumns = columnsOf<DealType>('text', {
  'Updated?': deal => yes(deal.isUpdated),
  'Confirmed?': deal => yes(deal.isConfirmed),
});

/** Hog's columns (hog.md, Columns). Those who review have their two ticks in the place of New/Used/Cert. */
export function hogColumns(isReviewer: boolean): Column<DealType>[] {
  return [
    ...numberAndDay,
    ...columnsOf<DealType>('text', {
      'Customer Name': deal => deal.customerName,
      'Sales 1': closer,
      'Sales 2': additional,
    }),
    ...(isReviewer ? reviewColumns : columnsOf<DealType>('text', { 'New/Used/Cert': deal => deal.carType })),
    ...columnsOf<DealType>('text', { 'Stock #': deal => deal.stockNum, Vehicle: deal => deal.carInfo }),
    ...columnsOf<DealType>('money', {
      'Front Gross': deal => deal.frontGross,
      'Back Gross': deal => deal.backGross,
      'Total Gross': deal => deal.totalGross,
    }),
    ...managers,
    ...(isReviewer ? [] : columnsOf<DealType>('text', { Review: reviewOf })),
  ];
}

const closer = (deal: DealType) => deal.closer?.name ?? null;
const additional = (deal: DealType) => deal.additional?.name ?? null;

const numberAndDay: Column<DealType>[] = [
  { head: 'ID', kind: 'count', cell: deal => deal.number },
  { head: 'Del Date', kind: 'day', cell: deal => deal.deliveryDate },
];

const managers = columnsOf<DealType>('text', {
  'F&I': deal => deal.financeManager?.name ?? null,
  SM: deal => deal.salesManager?.name ?? null,
});

const reviewOf = ({ isConfirmed, isUpdated }: DealType) =>
  isConfirmed ? 'Confirmed' : isUpdated ? 'Updated' : null;

/** Activity's columns (activity.md, Columns). */
export const ACTIVITY_COLUMNS: readonly Column<DealType>[] = [
  ...numberAndDay,
  ...columnsOf<DealType>('text', {
    Customer: deal => deal.customerName,
    'Sales 1': closer,
    'Sales 2': additional,
    Type: deal => deal.carType,
    Trade: deal => deal.tradeStatus,
    'Stock #': deal => deal.stockNum,
    Vehicle: deal => deal.carInfo,
    Status: deal => deal.dealStatus,
    Delivery: deal => deal.deliveryStatus,
  }),
  ...managers,
];

/** What Home's cards label (home.md, A card). */
export const DAY_COLUMNS: readonly Column<DealType>[] = [
  { head: 'Deal #', kind: 'count', cell: deal => deal.number },
  ...columnsOf<DealType>('text', {
    'Customer Name': deal => deal.customerName,
    Closer: closer,
    Additional: additional,
    'Sales Manager': deal => deal.salesManager?.name ?? null,
    'Finance Manager': deal => deal.financeManager?.name ?? null,
    'Car Info': deal => deal.carInfo,
    'Car Type': deal => deal.carType,
    'Stock #': deal => deal.stockNum,
    Trade: deal => deal.tradeStatus,
    'Deal Status': deal => deal.dealStatus,
    'Delivery Status': deal => deal.deliveryStatus,
  }),
  { head: 'Delivery Date', kind: 'day', cell: deal => deal.deliveryDate },
  { head: 'Notes', kind: 'text', cell: deal => deal.notes },
];

const teamName = (team: DealType['closerTeamFinal']) => TEAMS.find(({ id }) => id === team)?.name ?? null;

type FieldColumn = readonly [kind: CellKind, cell: Column<DealType>['cell']];

/** Each field that a deal can be imported with. */
const fieldColumns: Readonly<Record<keyof typeof SHEET_FIELDS.IMPORT_DEALS, FieldColumn>> = {
  number: ['count', deal => deal.number],
  addedDate: ['day', deal => deal.addedDate],
  salesManagerId: ['text', deal => deal.salesManager?.name ?? null],
  finManagerId: ['text', deal => deal.financeManager?.name ?? null],
  closerId: ['text', closer],
  closerTeamFinal: ['text', deal => teamName(deal.closerTeamFinal)],
  additionalId: ['text', additional],
  additionalTeamFinal: ['text', deal => teamName(deal.additionalTeamFinal)],
  customerName: ['text', deal => deal.customerName],
  carInfo: ['text', deal => deal.carInfo],
  stockNum: ['text', deal => deal.stockNum],
  notes: ['text', deal => deal.notes],
  carType: ['text', deal => deal.carType],
  dealStatus: ['text', deal => deal.dealStatus],
  tradeStatus: ['text', deal => deal.tradeStatus],
  deliveryStatus: ['text', deal => deal.deliveryStatus],
  deliveryDate: ['day', deal => deal.deliveryDate],
  frontGross: ['money', deal => deal.frontGross],
  backGross: ['money', deal => deal.backGross],
};

const importedColumns = Object.entries(SHEET_FIELDS.IMPORT_DEALS).map(([name, { title }]) => {
  const [kind, cell] = fieldColumns[name as keyof typeof fieldColumns];
  return { head: title, kind, cell };
});

/** Every field of a deal, headed as an import knows it again (import.md, There and back); office staff's ticks are not imported. */
export const FIELD_COLUMNS: readonly Column<DealType>[] = [...importedColumns, ...reviewColumns];
