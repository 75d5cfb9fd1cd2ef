import { dealFields, type ImportedDealField } from '../../../deals/deal.fields.ts';
import type { RecordedField } from '../../../deals/deal.history.ts';
import type { DealType } from '../../../deals/deal.types.ts';
import { TEAMS } from '../../../rules/people/teams.ts';
import { SHEET_FIELDS } from '../../../rules/sheets/fields.ts';
import { type CellKind, type Column, yes } from '../exportTable.ts';

// A field of a deal is in each of these tables, or does not compile. Heads are those of the screens; people stand with
// their whole names, where a screen has room for initials only.

const teamName = (team: DealType['closerTeamFinal']) => TEAMS.find(({ id }) => id === team)?.name ?? null;

type Derived = 'totalGross' | 'review';
type Shown = RecordedField | Derived;

type DealCells = { readonly [Field in Shown]: (deal: DealType) => string | number | null };

/** What a cell has of each field, and of what follows from them. */
const cells: DealCells = {
  number: deal => deal.number,
  salesManagerId: deal => deal.salesManager?.name ?? null,
  finManagerId: deal => deal.financeManager?.name ?? null,
  closerId: deal => deal.closer?.name ?? null,
  closerTeamFinal: deal => teamName(deal.closerTeamFinal),
  additionalId: deal => deal.additional?.name ?? null,
  additionalTeamFinal: deal => teamName(deal.additionalTeamFinal),
  customerName: deal => deal.customerName,
  carInfo: deal => deal.carInfo,
  stockNum: deal => deal.stockNum,
  notes: deal => deal.notes,
  carType: deal => deal.carType,
  dealStatus: deal => deal.dealStatus,
  tradeStatus: deal => deal.tradeStatus,
  deliveryStatus: deal => deal.deliveryStatus,
  deliveryDate: deal => deal.deliveryDate,
  addedDate: deal => deal.addedDate,
  frontGross: deal => deal.frontGross,
  backGross: deal => deal.backGross,
  totalGross: deal => deal.totalGross,
  isUpdated: deal => yes(deal.isUpdated),
  isConfirmed: deal => yes(deal.isConfirmed),
  review: ({ isConfirmed, isUpdated }) => (isConfirmed ? 'Confirmed' : isUpdated ? 'Updated' : null),
};

const CELL_KINDS: Readonly<Record<string, CellKind>> = { number: 'count', money: 'money', day: 'day' };

const kindOf = (field: Shown): CellKind =>
  field === 'totalGross'
    ? 'money'
    : field === 'review'
      ? 'text'
      : (CELL_KINDS[dealFields[field].kind] ?? 'text');

/** What a list calls each field, in the order of its columns; null where it has no column of it. */
interface DealHeads
  extends Readonly<Record<RecordedField, string | null>>,
    Readonly<Partial<Record<Derived, string>>> {}

const columnsUnder = (heads: DealHeads, without: readonly Shown[] = []): Column<DealType>[] =>
  (Object.keys(heads) as Shown[])
    .filter(field => !without.includes(field))
    .flatMap(field => {
      const head = heads[field];
      return head ? [{ head, kind: kindOf(field), cell: cells[field] }] : [];
    });

/** Hog's (hog.md, Columns). */
const hogHeads: DealHeads = {
  number: 'ID',
  deliveryDate: 'Del Date',
  customerName: 'Customer Name',
  closerId: 'Sales 1',
  additionalId: 'Sales 2',
  isUpdated: 'Updated?',
  isConfirmed: 'Confirmed?',
  carType: 'New/Used/Cert',
  stockNum: 'Stock #',
  carInfo: 'Vehicle',
  frontGross: 'Front Gross',
  backGross: 'Back Gross',
  totalGross: 'Total Gross',
  finManagerId: 'F&I',
  salesManagerId: 'SM',
  review: 'Review',
  closerTeamFinal: null,
  additionalTeamFinal: null,
  notes: null,
  dealStatus: null,
  tradeStatus: null,
  deliveryStatus: null,
  addedDate: null,
};

/** Those who review have their two ticks in the place of New/Used/Cert. */
export const hogColumns = (isReviewer: boolean): Column<DealType>[] =>
  columnsUnder(hogHeads, isReviewer ? ['carType', 'review'] : ['isUpdated', 'isConfirmed']);

/** Activity's columns (activity.md, Columns). */
export const ACTIVITY_COLUMNS = columnsUnder({
  number: 'ID',
  deliveryDate: 'Del Date',
  customerName: 'Customer',
  closerId: 'Sales 1',
  additionalId: 'Sales 2',
  carType: 'Type',
  tradeStatus: 'Trade',
  stockNum: 'Stock #',
  carInfo: 'Vehicle',
  dealStatus: 'Status',
  deliveryStatus: 'Delivery',
  finManagerId: 'F&I',
  salesManagerId: 'SM',
  closerTeamFinal: null,
  additionalTeamFinal: null,
  notes: null,
  addedDate: null,
  frontGross: null,
  backGross: null,
  isUpdated: null,
  isConfirmed: null,
});

/** What Home's cards label (home.md, A card). */
export const DAY_COLUMNS = columnsUnder({
  number: 'Deal #',
  customerName: 'Customer Name',
  closerId: 'Closer',
  additionalId: 'Additional',
  salesManagerId: 'Sales Manager',
  finManagerId: 'Finance Manager',
  carInfo: 'Car Info',
  carType: 'Car Type',
  stockNum: 'Stock #',
  tradeStatus: 'Trade',
  dealStatus: 'Deal Status',
  deliveryStatus: 'Delivery Status',
  deliveryDate: 'Delivery Date',
  notes: 'Notes',
  closerTeamFinal: null,
  additionalTeamFinal: null,
  addedDate: null,
  frontGross: null,
  backGross: null,
  isUpdated: null,
  isConfirmed: null,
});

/** Which deal it is, in the list behind a number (decision 089). */
export const BEHIND_COLUMNS = columnsUnder({
  number: 'Deal #',
  deliveryDate: 'Del Date',
  customerName: 'Customer',
  closerId: 'Sales 1',
  additionalId: 'Sales 2',
  carType: 'Type',
  tradeStatus: 'Trade',
  carInfo: 'Vehicle',
  frontGross: 'Front gross',
  backGross: 'Back gross',
  salesManagerId: null,
  finManagerId: null,
  closerTeamFinal: null,
  additionalTeamFinal: null,
  stockNum: null,
  notes: null,
  dealStatus: null,
  deliveryStatus: null,
  addedDate: null,
  isUpdated: null,
  isConfirmed: null,
});

const importedHeads = Object.fromEntries(
  Object.entries(SHEET_FIELDS.IMPORT_DEALS).map(([field, { title }]) => [field, title]),
) as Record<ImportedDealField, string>;

/** Every field of a deal, headed as an import knows it again (import.md, There and back); office staff's ticks are not imported. */
export const FIELD_COLUMNS = columnsUnder({
  ...importedHeads,
  isUpdated: 'Updated?',
  isConfirmed: 'Confirmed?',
});
