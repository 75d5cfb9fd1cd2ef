import Box from '@mui/material/Box';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { DeliveryDay, Initials, TeamInitials } from '../../../components/deals/DealTexts';
import type { HogDealFragment } from '../../../generated/graphql';
import { carTypeLabels } from '../../../lib/values/dealValues';
import { modelFirst } from '../../../lib/values/shortDeal';
import { GrossCell, ReadGrossCell, TotalCell } from '../gross/GrossCell';
import { type GrossField, grossLabels } from '../gross/gross';
import { ReviewCheckbox } from '../review/ReviewCheckbox';
import { ReviewMark } from '../review/ReviewMark';
import { type ReviewField, reviewLabels } from '../review/review';
import { Age, ToDoCell } from '../toDo/ToDoCell';
import { GrossEditCell } from './GrossEditCell';

type Column = GridColDef<HogDealFragment>;
/** What of a viewer's rights decides the columns. */
export type Rights = { editGross: boolean; reviewDeals: boolean };

/** Pixels of each column, with room to spare and without. What can shrink has a least width instead. */
const roomy = {
  number: 72,
  logDay: 98,
  age: 90,
  toDo: 160,
  customerName: 150,
  initials: 78,
  carType: 92,
  isUpdated: 92,
  isConfirmed: 104,
  stockNum: 84,
  carInfo: 96,
  gross: 100,
  financeManager: 46,
  review: 108,
};
const tight: typeof roomy = {
  number: 58,
  logDay: 88,
  age: 86,
  toDo: 150,
  customerName: 110,
  initials: 68,
  carType: 80,
  isUpdated: 76,
  isConfirmed: 90,
  stockNum: 72,
  carInfo: 62,
  gross: 86,
  financeManager: 40,
  review: 0,
};

/** Where there is no room for the word, the sign stands beside the number. */
const isMarkedByNumber = ({ reviewDeals }: Rights, isTight: boolean) => isTight && !reviewDeals;

export function numberWidth(rights: Rights, isTight: boolean): number {
  return (isTight ? tight : roomy).number + (isMarkedByNumber(rights, isTight) ? 18 : 0);
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
): Column[] {
  const { editGross, reviewDeals } = rights;
  const widths = isTight ? tight : roomy;
  const gross = (field: GrossField): Column => ({
    ...figure,
    field,
    headerName: grossLabels[field],
    width: widths.gross,
    ...(editGross
      ? edited(field, isClosed)
      : { renderCell: ({ row }) => <ReadGrossCell deal={row} field={field} /> }),
  });
  const initials = (
    field: string,
    headerName: string,
    draw: (row: HogDealFragment) => ReactNode,
  ): Column => ({
    field,
    headerName,
    width: field === 'financeManager' ? widths.financeManager : widths.initials,
    sortable: false,
    renderCell: ({ row }) => draw(row),
  });
  return [
    { ...number(isMarkedByNumber(rights, isTight)), width: numberWidth(rights, isTight) },
    {
      field: 'logDay',
      headerName: 'Del Date',
      width: widths.logDay,
      renderCell: ({ row }) => <DeliveryDay deal={row} />,
    },
    ...(isToDo
      ? [
          { ...age, width: widths.age },
          { ...toDo, width: widths.toDo },
        ]
      : []),
    { field: 'customerName', headerName: 'Customer Name', flex: 1, minWidth: widths.customerName },
    initials('closer', 'Sales 1', row => <TeamInitials person={row.closer} />),
    initials('additional', 'Sales 2', row => <TeamInitials person={row.additional} />),
    ...(reviewDeals
      ? [review('isUpdated', widths.isUpdated), review('isConfirmed', widths.isConfirmed)]
      : [{ ...carType, width: widths.carType }]),
    { field: 'stockNum', headerName: 'Stock #', width: widths.stockNum },
    {
      field: 'carInfo',
      headerName: 'Vehicle',
      flex: 2,
      minWidth: widths.carInfo,
      ...(isTight && { valueFormatter: modelFirst }),
    },
    gross('frontGross'),
    gross('backGross'),
    {
      ...figure,
      field: 'totalGross',
      headerName: 'Total Gross',
      width: widths.gross,
      renderCell: ({ row }) => <TotalCell deal={row} />,
    },
    initials('financeManager', 'F&I', row => <Initials person={row.financeManager} />),
    initials('salesManager', 'SM', row => <TeamInitials person={row.salesManager} />),
    ...(isTight || reviewDeals ? [] : [{ ...reviewed, width: widths.review }]),
  ];
}

const figure = { align: 'right', headerAlign: 'right' } as const;

const number = (isMarked: boolean): Column => ({
  field: 'number',
  headerName: 'ID',
  display: 'flex',
  renderCell: ({ row }) => (
    <>
      <Box component="strong" sx={{ minWidth: 0, mr: 0.5, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {row.number}
      </Box>
      {isMarked && <ReviewMark deal={row} isShort />}
    </>
  ),
});

const age: Column = {
  ...figure,
  field: 'age',
  headerName: 'Age',
  renderCell: ({ row }) => <Age number={row.number} />,
};

const toDo: Column = {
  field: 'toDo',
  headerName: 'To do',
  sortable: false,
  display: 'flex',
  renderCell: ({ row, hasFocus }: GridRenderCellParams<HogDealFragment>) => (
    <ToDoCell number={row.number} hasCellFocus={hasFocus} />
  ),
};

const carType: Column = {
  field: 'carType',
  headerName: 'New/Used/Cert',
  renderHeader: () => (
    <Box
      component="span"
      sx={{ whiteSpace: 'normal', lineHeight: 1.2, fontWeight: 600, color: 'text.secondary' }}
    >
      New/
      <wbr />
      Used/
      <wbr />
      Cert
    </Box>
  ),
  valueFormatter: (type: HogDealFragment['carType']) => (type ? carTypeLabels[type] : ''),
};

const reviewed: Column = {
  field: 'review',
  headerName: 'Review',
  sortable: false,
  display: 'flex',
  renderCell: ({ row }) => <ReviewMark deal={row} />,
};

const edited = (field: GrossField, isClosed: (deal: HogDealFragment) => boolean): Partial<Column> => ({
  editable: true,
  display: 'flex',
  renderCell: ({ row }) => <GrossCell deal={row} field={field} isClosed={isClosed(row)} />,
  renderEditCell: params => <GrossEditCell {...params} grossField={field} />,
});

function review(field: ReviewField, width: number): Column {
  return {
    field,
    headerName: reviewLabels[field],
    width,
    display: 'flex',
    renderCell: ({ row, hasFocus }: GridRenderCellParams<HogDealFragment>) => (
      <ReviewCheckbox deal={row} field={field} hasCellFocus={hasFocus} />
    ),
  };
}
