import type { GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { DeliveryDay, Initials, TeamInitials } from '../../components/DealTexts';
import type { DealFieldsFragment } from '../../generated/graphql';
import { carTypeLabels, tradeStatusLabels } from '../../lib/dealValues';
import type { SortField } from './activityFilters';
import { DealStatusPill, DeliveryPill } from './DealPills';
import { EditDealButton } from './EditDealButton';

type Deal = DealFieldsFragment;
type Column = GridColDef<Deal>;

/** The columns in the brief's order (§2, Activity), and the Edit button of those who may record deals. */
export function activityColumns(canEdit: boolean): Column[] {
  return [
    drawn('number', 'ID', 72, deal => <strong>{deal.number}</strong>),
    drawn('logDay', 'Del Date', 118, deal => <DeliveryDay deal={deal} />),
    text('customerName', 'Customer', { flex: 1.2, minWidth: 120 }),
    drawn('closer', 'Sales 1', 84, deal => <TeamInitials person={deal.closer} />),
    drawn('additional', 'Sales 2', 84, deal => <TeamInitials person={deal.additional} />),
    drawn('carType', 'Type', 68, deal => deal.carType && carTypeLabels[deal.carType]),
    drawn('tradeStatus', 'Trade', 94, deal => deal.tradeStatus && tradeStatusLabels[deal.tradeStatus]),
    text('stockNum', 'Stock #', { width: 90 }),
    text('carInfo', 'Vehicle', { flex: 1.4, minWidth: 130 }),
    drawn('dealStatus', 'Status', 124, deal => <DealStatusPill deal={deal} />),
    drawn('deliveryStatus', 'Delivery', 122, deal => <DeliveryPill deal={deal} />),
    drawn('financeManager', 'F&I', 60, deal => <Initials person={deal.financeManager} />),
    drawn('salesManager', 'SM', 72, deal => <TeamInitials person={deal.salesManager} />),
    ...(canEdit ? [edit] : []),
  ];
}

function drawn(field: SortField, headerName: string, width: number, draw: (deal: Deal) => ReactNode): Column {
  return { field, headerName, width, display: 'flex', renderCell: ({ row }) => draw(row) };
}

function text(
  field: SortField,
  headerName: string,
  size: Pick<Column, 'width' | 'flex' | 'minWidth'>,
): Column {
  return { field, headerName, ...size };
}

const edit: Column = {
  field: 'edit',
  headerName: 'Edit',
  width: 70,
  sortable: false,
  resizable: false,
  display: 'flex',
  renderHeader: () => null,
  renderCell: ({ row, hasFocus }) => <EditDealButton number={row.number} hasCellFocus={hasFocus} />,
};
