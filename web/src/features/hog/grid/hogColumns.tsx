import Box from '@mui/material/Box';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { dealColumn } from '../../../components/grids/dealColumns';
import { GridTooltip } from '../../../components/grids/GridTooltip';
import { type GridColumn, gridColumns } from '../../../components/grids/gridColumns';
import { dealHeaders } from '../../../components/headers/fieldHeaders';
import { describeHeader } from '../../../lib/values/header';
import { GrossCell, ReadGrossCell, TotalCell } from '../gross/GrossCell';
import type { GrossField } from '../gross/gross';
import type { HogDealFragment } from '../hog.generated';
import { hogHeaders } from '../hogHeaders';
import { ReviewCheckbox } from '../review/ReviewCheckbox';
import { ReviewMark } from '../review/ReviewMark';
import type { ReviewField } from '../review/review';
import { Age, ToDoCell } from '../toDo/ToDoCell';
import { GrossEditCell } from './GrossEditCell';

type Column = GridColumn<HogDealFragment>;
/** What of a viewer's rights decides the columns. */
export type Rights = { editGross: boolean; reviewDeals: boolean };

/** Where there is no room for the word, the sign stands beside the number. */
const isMarkedByNumber = ({ reviewDeals }: Rights, isTight: boolean) => isTight && !reviewDeals;

export function numberWidth(rights: Rights, isTight: boolean): number {
  return (isTight ? 58 : 72) + (isMarkedByNumber(rights, isTight) ? 18 : 0);
}

/**
 * The columns in their order (hog.md, Columns); with what is open, in a list of it. Those who review see their two boxes
 * where the others see New/Used/Cert; the others see what came of them after the last column, or beside the number where
 * there is no room. The vehicle shrinks first.
 */
export function hogColumns(
  rights: Rights,
  isTight: boolean,
  isToDo: boolean,
  isClosed: (deal: HogDealFragment) => boolean,
): GridColDef<HogDealFragment>[] {
  const { editGross, reviewDeals } = rights;
  const gross = (field: GrossField): Column => ({
    ...figure,
    field,
    header: hogHeaders[field],
    ...(editGross ? edited(field, isClosed) : { draw: deal => <ReadGrossCell deal={deal} field={field} /> }),
  });
  return gridColumns<HogDealFragment>(
    [
      { ...number(isMarkedByNumber(rights, isTight)), widths: [72, numberWidth(rights, true)] },
      dealColumn('logDay', [98, 84]),
      ...(isToDo ? [age, toDo] : []),
      dealColumn('customerName', [150, 110], { header: hogHeaders.customerName, flex: 1 }),
      dealColumn('closer', [78, 68], { sortable: false }),
      dealColumn('additional', [78, 68], { sortable: false }),
      ...(reviewDeals ? [review('isUpdated', [92, 76]), review('isConfirmed', [104, 90])] : [carType]),
      dealColumn('stockNum', [84, 72]),
      dealColumn('carInfo', [96, 66], { flex: 2 }),
      gross('frontGross'),
      gross('backGross'),
      {
        ...figure,
        field: 'totalGross',
        header: hogHeaders.totalGross,
        draw: deal => (
          // Into the cell's padding: a loss of five digits fits.
          <Box sx={{ ml: -0.5 }}>
            <TotalCell deal={deal} />
          </Box>
        ),
      },
      dealColumn('financeManager', [46, 40], { sortable: false }),
      dealColumn('salesManager', [78, 68], { sortable: false }),
      ...(isTight || reviewDeals ? [] : [reviewed]),
    ],
    isTight,
  );
}

const figure = { widths: [100, 86], align: 'right', headerAlign: 'right' } as const;

const number = (isMarked: boolean): Omit<Column, 'widths'> => ({
  field: 'number',
  header: dealHeaders.number,
  display: 'flex',
  draw: deal => (
    <>
      <Box component="strong" sx={{ minWidth: 0, mr: 0.5, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {deal.number}
      </Box>
      {isMarked && <ReviewMark deal={deal} isShort />}
    </>
  ),
});

const age: Column = {
  ...figure,
  field: 'age',
  header: hogHeaders.age,
  widths: [90, 86],
  draw: deal => <Age number={deal.number} />,
};

const toDo: Column = {
  field: 'toDo',
  header: hogHeaders.toDo,
  widths: [160, 150],
  sortable: false,
  display: 'flex',
  renderCell: ({ row, hasFocus }: GridRenderCellParams<HogDealFragment>) => (
    <ToDoCell number={row.number} hasCellFocus={hasFocus} />
  ),
};

const carTypeHeader = {
  whiteSpace: 'normal',
  lineHeight: 1.2,
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const carType = dealColumn<HogDealFragment>('carType', [92, 80], {
  header: hogHeaders.carType,
  renderHeader: () => (
    <GridTooltip title={describeHeader(hogHeaders.carType)}>
      <Box component="span" sx={carTypeHeader}>
        New/
        <wbr />
        Used/
        <wbr />
        Cert
      </Box>
    </GridTooltip>
  ),
});

const reviewed: Column = {
  field: 'review',
  header: hogHeaders.review,
  widths: [108, 0],
  sortable: false,
  display: 'flex',
  draw: deal => <ReviewMark deal={deal} />,
};

const edited = (field: GrossField, isClosed: (deal: HogDealFragment) => boolean): Partial<Column> => ({
  editable: true,
  display: 'flex',
  draw: deal => <GrossCell deal={deal} field={field} isClosed={isClosed(deal)} />,
  renderEditCell: params => <GrossEditCell {...params} grossField={field} />,
});

function review(field: ReviewField, widths: Column['widths']): Column {
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
