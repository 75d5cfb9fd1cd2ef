import { carTypeLabels, tradeStatusLabels } from '../../lib/values/dealValues';
import { modelFirst } from '../../lib/values/shortDeal';
import { DeliveryDay, Initials, TeamInitials } from '../deals/DealTexts';
import type { DealFieldsFragment } from '../deals/dealFields.generated';
import { dealHeaders } from '../headers/fieldHeaders';
import type { GridColumn } from './gridColumns';

type Deal = DealFieldsFragment;
type Field = Exclude<keyof Deal, '__typename'>;

/** How a deal's field is drawn in a grid, where it is not the text itself. */
const fields = {
  number: { draw: ({ number }: Deal) => <strong>{number}</strong> },
  logDay: { draw: (deal: Deal) => <DeliveryDay deal={deal} /> },
  customerName: {},
  closer: { draw: ({ closer }: Deal) => <TeamInitials person={closer} /> },
  additional: { draw: ({ additional }: Deal) => <TeamInitials person={additional} /> },
  carType: { draw: ({ carType }: Deal) => carType && carTypeLabels[carType] },
  tradeStatus: {
    draw: ({ tradeStatus }: Deal) => tradeStatus && tradeStatusLabels[tradeStatus],
  },
  stockNum: {},
  carInfo: {
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
    draw: ({ financeManager }: Deal) => <Initials person={financeManager} />,
  },
  salesManager: {
    draw: ({ salesManager }: Deal) => <TeamInitials person={salesManager} />,
  },
} satisfies Partial<Record<Field, Omit<GridColumn<Deal>, 'field' | 'header' | 'widths'>>>;

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
): GridColumn<Row> => ({ field, header: dealHeaders[field], widths, ...fields[field], ...others });
