import { visuallyHidden } from '@mui/utils';
import type { GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { DeliveryDay, Initials, TeamInitials } from '../../components/deals/DealTexts';
import type { DealFieldsFragment } from '../../generated/graphql';
import { carTypeLabels, tradeStatusLabels } from '../../lib/values/dealValues';
import type { SortField } from './activityFilters';
import { DealStatusPill, DeliveryPill } from './DealPills';
import { EditDealButton } from './EditDealButton';

type Deal = DealFieldsFragment;
type Column = GridColDef<Deal>;

/** Pixels of each column, with room to spare and without. What can shrink has a least width instead. */
const roomy = {
  number: 70,
  logDay: 104,
  customerName: 144,
  closer: 78,
  additional: 78,
  carType: 62,
  tradeStatus: 92,
  stockNum: 88,
  carInfo: 96,
  dealStatus: 122,
  deliveryStatus: 118,
  financeManager: 54,
  salesManager: 78,
  edit: 66,
};
const tight: typeof roomy = {
  number: 56,
  logDay: 88,
  customerName: 110,
  closer: 68,
  additional: 68,
  carType: 48,
  tradeStatus: 78,
  stockNum: 72,
  carInfo: 62,
  dealStatus: 110,
  deliveryStatus: 106,
  financeManager: 40,
  salesManager: 62,
  edit: 54,
};

export const numberWidth = (isTight: boolean): number => (isTight ? tight : roomy).number;

/**
 * The columns in their order (activity.md, Columns), and the Edit button of those who may record deals, which stays in sight.
 * The vehicle shrinks first.
 */
export function activityColumns(canEdit: boolean, isTight: boolean): Column[] {
  const widths = isTight ? tight : roomy;
  const drawn = (field: SortField, headerName: string, draw: (deal: Deal) => ReactNode): Column => ({
    field,
    headerName,
    width: widths[field],
    display: 'flex',
    renderCell: ({ row }) => draw(row),
  });
  return [
    drawn('number', 'ID', deal => <strong>{deal.number}</strong>),
    drawn('logDay', 'Del Date', deal => <DeliveryDay deal={deal} />),
    { field: 'customerName', headerName: 'Customer', flex: 1, minWidth: widths.customerName },
    drawn('closer', 'Sales 1', deal => <TeamInitials person={deal.closer} />),
    drawn('additional', 'Sales 2', deal => <TeamInitials person={deal.additional} />),
    drawn('carType', 'Type', deal => deal.carType && carTypeLabels[deal.carType]),
    drawn('tradeStatus', 'Trade', deal => deal.tradeStatus && tradeStatusLabels[deal.tradeStatus]),
    { field: 'stockNum', headerName: 'Stock #', width: widths.stockNum },
    { field: 'carInfo', headerName: 'Vehicle', flex: 1.4, minWidth: widths.carInfo },
    drawn('dealStatus', 'Status', deal => <DealStatusPill deal={deal} />),
    drawn('deliveryStatus', 'Delivery', deal => <DeliveryPill deal={deal} />),
    drawn('financeManager', 'F&I', deal => <Initials person={deal.financeManager} />),
    drawn('salesManager', 'SM', deal => <TeamInitials person={deal.salesManager} />),
    ...(canEdit ? [{ ...edit, width: widths.edit }] : []),
  ];
}

const edit: Column = {
  field: 'edit',
  headerName: 'Edit',
  sortable: false,
  resizable: false,
  display: 'flex',
  renderHeader: () => <span style={visuallyHidden}>Edit</span>,
  renderCell: ({ row, hasFocus }) => <EditDealButton number={row.number} hasCellFocus={hasFocus} />,
};
