import { dealFields, type ImportedDealField } from '../../../modules/deals/deal.fields.ts';
import type { RecordedDealField } from '../../../modules/deals/deal.history.ts';
import type { DealType } from '../../../modules/deals/deal.types.ts';
import { TEAMS } from '../../../rules/people/teams.ts';
import { SHEET_FIELDS } from '../../../rules/sheets/fields.ts';
import { type CellKind, type ExportColumn, formatFlag } from '../exportTable.ts';

// The compiler reports an error if a table below does not list all fields of a deal. The labels are those of
// the screens. Cells contain full names of people, even where a screen shows only initials.

const getTeamName = (team: DealType['closerTeamFinal']) => TEAMS.find(({ id }) => id === team)?.name ?? null;

type DerivedDealField = 'totalGross' | 'review';
type ExportedDealField = RecordedDealField | DerivedDealField;

type DealCells = { readonly [Field in ExportedDealField]: (deal: DealType) => string | number | null };

/** Functions that return the cell of each field and of each derived value. */
const cellReaders: DealCells = {
  number: deal => deal.number,
  salesManagerId: deal => deal.salesManager?.name ?? null,
  finManagerId: deal => deal.financeManager?.name ?? null,
  closerId: deal => deal.closer?.name ?? null,
  closerTeamFinal: deal => getTeamName(deal.closerTeamFinal),
  additionalId: deal => deal.additional?.name ?? null,
  additionalTeamFinal: deal => getTeamName(deal.additionalTeamFinal),
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
  isUpdated: deal => formatFlag(deal.isUpdated),
  isConfirmed: deal => formatFlag(deal.isConfirmed),
  review: ({ isConfirmed, isUpdated }) => (isConfirmed ? 'Confirmed' : isUpdated ? 'Updated' : null),
};

const FIELD_CELL_KINDS: Readonly<Record<string, CellKind>> = { number: 'count', money: 'money', day: 'day' };

const getFieldCellKind = (field: ExportedDealField): CellKind =>
  field === 'totalGross'
    ? 'money'
    : field === 'review'
      ? 'text'
      : (FIELD_CELL_KINDS[dealFields[field].kind] ?? 'text');

/** Labels of a list's columns, in order; null when the list has no column for the field. */
interface DealColumnLabels
  extends Readonly<Record<RecordedDealField, string | null>>,
    Readonly<Partial<Record<DerivedDealField, string>>> {}

const buildDealColumns = (
  labels: DealColumnLabels,
  excludedFields: readonly ExportedDealField[] = [],
): ExportColumn<DealType>[] =>
  (Object.keys(labels) as ExportedDealField[])
    .filter(field => !excludedFields.includes(field))
    .flatMap(field => {
      const label = labels[field];
      return label ? [{ head: label, kind: getFieldCellKind(field), cell: cellReaders[field] }] : [];
    });

/** Labels of Hog (hog.md, Columns). */
const hogLabels: DealColumnLabels = {
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

/** Returns the columns of Hog. Reviewers get the two review ticks instead of New/Used/Cert. */
export const buildHogColumns = (isReviewer: boolean): ExportColumn<DealType>[] =>
  buildDealColumns(hogLabels, isReviewer ? ['carType', 'review'] : ['isUpdated', 'isConfirmed']);

/** Columns of Activity (activity.md, Columns). */
export const ACTIVITY_COLUMNS = buildDealColumns({
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

/** Columns with the labels of Home's cards (home.md, A card). */
export const DAY_COLUMNS = buildDealColumns({
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

/** Columns that identify a deal in the drill-down of a figure (docs/adr/explanations.md). */
export const SOURCE_DEAL_COLUMNS = buildDealColumns({
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

const importedLabels = Object.fromEntries(
  Object.entries(SHEET_FIELDS.IMPORT_DEALS).map(([field, { title }]) => [field, title]),
) as Record<ImportedDealField, string>;

/**
 * Columns of every field of a deal, labeled so that an import recognizes them (import.md, Export and import
 * again). The office's review ticks are left out, because they are not imported.
 */
export const ALL_FIELD_COLUMNS = buildDealColumns({
  ...importedLabels,
  isUpdated: 'Updated?',
  isConfirmed: 'Confirmed?',
});
