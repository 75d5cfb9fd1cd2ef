import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { DeliveryDay, Initials, TeamInitials } from '../../components/DealTexts';
import type { HogDealFragment } from '../../generated/graphql';
import { carTypeLabels } from '../../lib/dealValues';
import { GrossCell, ReadGrossCell, TotalCell } from './GrossCell';
import { GrossEditCell } from './GrossEditCell';
import { type GrossField, grossLabels } from './gross';
import { ReviewCheckbox } from './ReviewCheckbox';
import { type ReviewField, reviewLabels } from './review';

type Column = GridColDef<HogDealFragment>;
type Rights = { editGross: boolean; reviewDeals: boolean };

/** The columns in the brief's order (§2, Hog). Those who review see their two boxes where the others see New/Used/Cert. */
export function hogColumns({ editGross, reviewDeals }: Rights): Column[] {
  return [
    { field: 'number', headerName: 'ID', width: 72, renderCell: ({ row }) => <strong>{row.number}</strong> },
    {
      field: 'logDay',
      headerName: 'Del Date',
      width: 108,
      renderCell: ({ row }) => <DeliveryDay deal={row} />,
    },
    { field: 'customerName', headerName: 'Customer Name', flex: 1.2, minWidth: 120 },
    initials('closer', 'Sales 1', row => <TeamInitials person={row.closer} />),
    initials('additional', 'Sales 2', row => <TeamInitials person={row.additional} />),
    ...(reviewDeals ? [review('isUpdated'), review('isConfirmed')] : [carType]),
    { field: 'stockNum', headerName: 'Stock #', width: 88 },
    { field: 'carInfo', headerName: 'Vehicle', flex: 1.4, minWidth: 130 },
    gross('frontGross', editGross),
    gross('backGross', editGross),
    {
      ...figure,
      field: 'totalGross',
      headerName: 'Total Gross',
      renderCell: ({ row }) => <TotalCell deal={row} />,
    },
    initials('financeManager', 'F&I', row => <Initials person={row.financeManager} />, 54),
    initials('salesManager', 'SM', row => <TeamInitials person={row.salesManager} />),
  ];
}

const figure = { width: 126, align: 'right', headerAlign: 'right' } as const;

const carType: Column = {
  field: 'carType',
  headerName: 'New/Used/Cert',
  width: 132,
  valueFormatter: (type: HogDealFragment['carType']) => (type ? carTypeLabels[type] : ''),
};

function initials(
  field: string,
  headerName: string,
  draw: (row: HogDealFragment) => React.ReactNode,
  width = 78,
): Column {
  return { field, headerName, width, sortable: false, renderCell: ({ row }) => draw(row) };
}

function gross(field: GrossField, isEditable: boolean): Column {
  const column: Column = { ...figure, field, headerName: grossLabels[field] };
  if (!isEditable) return { ...column, renderCell: ({ row }) => <ReadGrossCell deal={row} field={field} /> };
  return {
    ...column,
    editable: true,
    display: 'flex',
    renderCell: ({ row }) => <GrossCell deal={row} field={field} />,
    renderEditCell: params => <GrossEditCell {...params} grossField={field} />,
  };
}

function review(field: ReviewField): Column {
  return {
    field,
    headerName: reviewLabels[field],
    width: field === 'isUpdated' ? 96 : 108,
    display: 'flex',
    renderCell: ({ row, hasFocus }: GridRenderCellParams<HogDealFragment>) => (
      <ReviewCheckbox deal={row} field={field} hasCellFocus={hasFocus} />
    ),
  };
}
