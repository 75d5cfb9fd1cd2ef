import type { DealType } from '../../../deals/deal.types.ts';
import type { Column } from '../exportTable.ts';
import { columnsOf, yes } from '../exportTable.ts';

// Heads are those of the screens; people stand with their whole names, where a screen has room for initials only.

/** Hog's columns (hog.md, Columns). Those who review have their two ticks in the place of New/Used/Cert. */
export function hogColumns(isReviewer: boolean): Column<DealType>[] {
  const review = columnsOf<DealType>('text', {
    'Updated?': deal => yes(deal.isUpdated),
    'Confirmed?': deal => yes(deal.isConfirmed),
  });
  return [
    ...numberAndDay,
    ...columnsOf<DealType>('text', {
      'Customer Name': deal => deal.customerName,
      'Sales 1': closer,
      'Sales 2': additional,
    }),
    ...(isReviewer ? review : columnsOf<DealType>('text', { 'New/Used/Cert': deal => deal.carType })),
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
