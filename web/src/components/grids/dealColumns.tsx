import { carTypeLabels, tradeStatusLabels } from '../../lib/values/dealValues';
import { modelFirst } from '../../lib/values/shortDeal';
import { DeliveryDay, Initials, TeamInitials } from '../deals/DealTexts';
import type { DealFieldsFragment } from '../deals/dealFields.generated';
import type { GridColumn } from './gridColumns';

type Deal = DealFieldsFragment;
type Field = Exclude<keyof Deal, '__typename'>;

/** The head of a deal's field in a grid, and how its cell is drawn where it is not the text itself. */
const fields = {
  number: { headerName: 'ID', draw: ({ number }: Deal) => <strong>{number}</strong> },
  logDay: { headerName: 'Del Date', draw: (deal: Deal) => <DeliveryDay deal={deal} /> },
  customerName: { headerName: 'Customer' },
  closer: { headerName: 'Sales 1', draw: ({ closer }: Deal) => <TeamInitials person={closer} /> },
  additional: { headerName: 'Sales 2', draw: ({ additional }: Deal) => <TeamInitials person={additional} /> },
  carType: { headerName: 'Type', draw: ({ carType }: Deal) => carType && carTypeLabels[carType] },
  tradeStatus: {
    headerName: 'Trade',
    draw: ({ tradeStatus }: Deal) => tradeStatus && tradeStatusLabels[tradeStatus],
  },
  stockNum: { headerName: 'Stock #' },
  carInfo: {
    headerName: 'Vehicle',
    display: 'flex',
    draw: ({ carInfo }: Deal) => (
      <span style={oneLine} title={carInfo}>
        {carInfo}
      </span>
    ),
    drawTight: ({ carInfo }: Deal) => (
      <span style={twoLines} title={carInfo}>
        {carInfo && modelFirst(carInfo)}
      </span>
    ),
  },
  financeManager: {
    headerName: 'F&I',
    draw: ({ financeManager }: Deal) => <Initials person={financeManager} />,
  },
  salesManager: {
    headerName: 'SM',
    draw: ({ salesManager }: Deal) => <TeamInitials person={salesManager} />,
  },
} satisfies Partial<Record<Field, Omit<GridColumn<Deal>, 'field' | 'widths'>>>;

/** In a flex cell, only an element of its own ends in an ellipsis. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // A word that is wider than its column would be cut.
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  fontSize: '0.75rem',
  lineHeight: 1.2,
} as const;

/** A column of a grid of deals, by the field that it shows. */
export const dealColumn = <Row extends Deal>(
  field: keyof typeof fields,
  widths: GridColumn<Row>['widths'],
  others: Partial<GridColumn<Row>> = {},
): GridColumn<Row> => ({ field, widths, ...fields[field], ...others });
