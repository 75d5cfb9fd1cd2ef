import { visuallyHidden } from '@mui/utils';
import type { DealFieldsFragment } from '../../components/deals/dealFields.generated';
import { toDealColumn } from '../../components/grids/dealColumns';
import { GridTooltip } from '../../components/grids/GridTooltip';
import type { GridColumn } from '../../components/grids/gridColumns';
import { dealHeaders, editHeader } from '../../components/headers/fieldHeaders';
import { describeHeader } from '../../lib/format/header';
import { DealStatusPill, DeliveryPill, EditDealButton } from './activityCells';

type ActivityColumn = GridColumn<DealFieldsFragment>;

/** Columns in display order (activity.md, Columns). When space is short, the vehicle column shrinks first. */
export const activityColumns: readonly ActivityColumn[] = [
  toDealColumn('number', [70, 56]),
  toDealColumn('logDay', [104, 84]),
  toDealColumn('customerName', [144, 110], { flex: 1 }),
  toDealColumn('closer', [78, 68]),
  toDealColumn('additional', [78, 68]),
  toDealColumn('carType', [62, 48]),
  toDealColumn('tradeStatus', [92, 78]),
  toDealColumn('stockNum', [88, 72]),
  toDealColumn('carInfo', [96, 66], { flex: 1.4 }),
  {
    field: 'dealStatus',
    header: dealHeaders.dealStatus,
    widths: [122, 110],
    display: 'flex',
    render: deal => <DealStatusPill deal={deal} />,
  },
  {
    field: 'deliveryStatus',
    header: dealHeaders.deliveryStatus,
    widths: [118, 106],
    display: 'flex',
    render: deal => <DeliveryPill deal={deal} />,
  },
  toDealColumn('financeManager', [54, 40]),
  toDealColumn('salesManager', [78, 62]),
];

/** Column with the Edit button, for users who may enter deals. It always stays visible. */
export const editColumn: ActivityColumn = {
  field: 'edit',
  header: editHeader,
  widths: [66, 54],
  sortable: false,
  resizable: false,
  display: 'flex',
  renderHeader: () => (
    <GridTooltip title={describeHeader(editHeader)}>
      <span style={visuallyHidden}>Edit</span>
    </GridTooltip>
  ),
  renderCell: ({ row, hasFocus }) => <EditDealButton number={row.number} hasCellFocus={hasFocus} />,
};
