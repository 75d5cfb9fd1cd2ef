import Box from '@mui/material/Box';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { toDealColumn } from '../../../components/grids/dealColumns';
import { GridTooltip } from '../../../components/grids/GridTooltip';
import { type GridColumn, toGridColumns } from '../../../components/grids/gridColumns';
import { dealHeaders } from '../../../components/headers/fieldHeaders';
import { describeHeader } from '../../../lib/format/header';
import { EditableGrossCell, ReadOnlyGrossCell, TotalCell } from '../gross/GrossCell';
import type { GrossField } from '../gross/gross';
import type { HogDealFragment } from '../hog.generated';
import { hogHeaders } from '../hogHeaders';
import { OpenItemAge, OpenItemsCell } from '../openItems/OpenItemsCell';
import { ReviewCheckbox, ReviewStatus } from '../review/ReviewCells';
import type { ReviewField } from '../review/review';
import { GrossEditCell } from './GrossEditCell';

type HogColumn = GridColumn<HogDealFragment>;
/** Rights of the viewer that decide which columns are shown. */
export type HogColumnRights = { editGross: boolean; reviewDeals: boolean };

/** Returns whether the review icon is next to the deal number, because a column for it would not fit. */
const hasIconNextToNumber = ({ reviewDeals }: HogColumnRights, isTight: boolean) => isTight && !reviewDeals;

export function getNumberWidth(rights: HogColumnRights, isTight: boolean): number {
  return (isTight ? 58 : 72) + (hasIconNextToNumber(rights, isTight) ? 18 : 0);
}

/**
 * Returns the columns in their order (hog.md, Columns), with the open items if the list shows them.
 * Reviewers get two checkbox columns in place of New/Used/Cert. Other viewers see the review status in the
 * last column, or next to the deal number where space is short.
 * The vehicle column shrinks first.
 */
export function buildHogColumns(
  rights: HogColumnRights,
  isTight: boolean,
  isOpenItemsList: boolean,
  isClosed: (deal: HogDealFragment) => boolean,
): GridColDef<HogDealFragment>[] {
  const { editGross, reviewDeals } = rights;
  const buildGrossColumn = (field: GrossField): HogColumn => ({
    ...figureColumn,
    field,
    header: hogHeaders[field],
    ...(editGross
      ? buildEditableGrossColumn(field, isClosed)
      : { render: deal => <ReadOnlyGrossCell deal={deal} field={field} /> }),
  });
  return toGridColumns<HogDealFragment>(
    [
      {
        ...buildNumberColumn(hasIconNextToNumber(rights, isTight)),
        widths: [72, getNumberWidth(rights, true)],
      },
      toDealColumn('logDay', [98, 84]),
      ...(isOpenItemsList ? [ageColumn, openItemsColumn] : []),
      toDealColumn('customerName', [150, 110], { header: hogHeaders.customerName, flex: 1 }),
      toDealColumn('closer', [78, 68], { sortable: false }),
      toDealColumn('additional', [78, 68], { sortable: false }),
      ...(reviewDeals
        ? [
            buildReviewCheckboxColumn('isUpdated', [92, 76]),
            buildReviewCheckboxColumn('isConfirmed', [104, 90]),
          ]
        : [carTypeColumn]),
      toDealColumn('stockNum', [84, 72]),
      toDealColumn('carInfo', [96, 66], { flex: 2 }),
      buildGrossColumn('frontGross'),
      buildGrossColumn('backGross'),
      {
        ...figureColumn,
        field: 'totalGross',
        header: hogHeaders.totalGross,
        render: deal => (
          // Extends the amount into the padding of the cell, so that a five-digit loss fits.
          <Box sx={{ ml: -0.5 }}>
            <TotalCell deal={deal} />
          </Box>
        ),
      },
      toDealColumn('financeManager', [46, 40], { sortable: false }),
      toDealColumn('salesManager', [78, 68], { sortable: false }),
      ...(isTight || reviewDeals ? [] : [reviewStatusColumn]),
    ],
    isTight,
  );
}

const figureColumn = { widths: [100, 86], align: 'right', headerAlign: 'right' } as const;

const buildNumberColumn = (hasReviewIcon: boolean): Omit<HogColumn, 'widths'> => ({
  field: 'number',
  header: dealHeaders.number,
  display: 'flex',
  render: deal => (
    <>
      <Box component="strong" sx={{ minWidth: 0, mr: 0.5, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {deal.number}
      </Box>
      {hasReviewIcon && <ReviewStatus deal={deal} isShort />}
    </>
  ),
});

const ageColumn: HogColumn = {
  ...figureColumn,
  field: 'age',
  header: hogHeaders.age,
  widths: [90, 86],
  render: deal => <OpenItemAge number={deal.number} />,
};

const openItemsColumn: HogColumn = {
  field: 'toDo',
  header: hogHeaders.toDo,
  widths: [160, 150],
  sortable: false,
  display: 'flex',
  renderCell: ({ row, hasFocus }: GridRenderCellParams<HogDealFragment>) => (
    <OpenItemsCell number={row.number} hasCellFocus={hasFocus} />
  ),
};

const carTypeHeaderStyles = {
  whiteSpace: 'normal',
  lineHeight: 1.2,
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const carTypeColumn = toDealColumn<HogDealFragment>('carType', [92, 80], {
  header: hogHeaders.carType,
  renderHeader: () => (
    <GridTooltip title={describeHeader(hogHeaders.carType)}>
      <Box component="span" sx={carTypeHeaderStyles}>
        New/
        <wbr />
        Used/
        <wbr />
        Cert
      </Box>
    </GridTooltip>
  ),
});

const reviewStatusColumn: HogColumn = {
  field: 'review',
  header: hogHeaders.review,
  widths: [108, 0],
  sortable: false,
  display: 'flex',
  render: deal => <ReviewStatus deal={deal} />,
};

const buildEditableGrossColumn = (
  field: GrossField,
  isClosed: (deal: HogDealFragment) => boolean,
): Partial<HogColumn> => ({
  editable: true,
  display: 'flex',
  render: deal => <EditableGrossCell deal={deal} field={field} isClosed={isClosed(deal)} />,
  renderEditCell: params => <GrossEditCell {...params} grossField={field} />,
});

function buildReviewCheckboxColumn(field: ReviewField, widths: HogColumn['widths']): HogColumn {
  return {
    field,
    header: hogHeaders[field],
    widths,
    display: 'flex',
    renderCell: ({ row, hasFocus }: GridRenderCellParams<HogDealFragment>) => (
      <ReviewCheckbox deal={row} field={field} hasCellFocus={hasFocus} />
    ),
  };
}
