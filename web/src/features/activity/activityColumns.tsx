import { visuallyHidden } from '@mui/utils';
import type { DealFieldsFragment } from '../../components/deals/dealFields.generated';
import { dealColumn } from '../../components/grids/dealColumns';
import { GridTooltip } from '../../components/grids/GridTooltip';
import type { GridColumn } from '../../components/grids/gridColumns';
import { dealHeaders, editHeader } from '../../components/headers/fieldHeaders';
import { describeHeader } from '../../lib/values/header';
import { DealStatusPill, DeliveryPill } from './DealPills';
import { EditDealButton } from './EditDealButton';

type Column = GridColumn<DealFieldsFragment>;

/** The columns in their order (activity.md, Columns). The vehicle shrinks first. */
export const activityColumns: readonly Column[] = [
  dealColumn('number', [70, 56]),
  dealColumn('logDay', [104, 84]),
  dealColumn('customerName', [144, 110], { flex: 1 }),
  dealColumn('closer', [78, 68]),
  dealColumn('additional', [78, 68]),
  dealColumn('carType', [62, 48]),
  dealColumn('tradeStatus', [92, 78]),
  dealColumn('stockNum', [88, 72]),
  dealColumn('carInfo', [96, 66], { flex: 1.4 }),
  {
    field: 'dealStatus',
    header: dealHeaders.dealStatus,
    widths: [122, 110],
    display: 'flex',
    draw: deal => <DealStatusPill deal={deal} />,
  },
  {
    field: 'deliveryStatus',
    header: dealHeaders.deliveryStatus,
    widths: [118, 106],
    display: 'flex',
    draw: deal => <DeliveryPill deal={deal} />,
  },
  dealColumn('financeManager', [54, 40]),
  dealColumn('salesManager', [78, 62]),
];

/** The Edit button of those who may record deals, which stays in sight. */
export const editColumn: Column = {
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
