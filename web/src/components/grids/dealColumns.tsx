import { carTypeLabels, moveYearToEnd, tradeStatusLabels } from '../../lib/format/deals';
import { DeliveryDay, Initials, TeamInitials } from '../deals/DealValues';
import type { DealFieldsFragment } from '../deals/dealFields.generated';
import { dealHeaders } from '../headers/fieldHeaders';
import type { GridColumn } from './gridColumns';

type Deal = DealFieldsFragment;
type DealGridField = Exclude<keyof Deal, '__typename'>;

/** The columns that render the fields of a deal in a grid. A field without `render` is plain text. */
const columnsByField = {
  number: { render: ({ number }: Deal) => <strong>{number}</strong> },
  logDay: { render: (deal: Deal) => <DeliveryDay deal={deal} /> },
  customerName: {},
  closer: { render: ({ closer }: Deal) => <TeamInitials person={closer} /> },
  additional: { render: ({ additional }: Deal) => <TeamInitials person={additional} /> },
  carType: { render: ({ carType }: Deal) => carType && carTypeLabels[carType] },
  tradeStatus: {
    render: ({ tradeStatus }: Deal) => tradeStatus && tradeStatusLabels[tradeStatus],
  },
  stockNum: {},
  carInfo: {
    display: 'flex',
    render: ({ carInfo }: Deal) => (
      <span style={oneLineStyles} title={carInfo}>
        {carInfo}
      </span>
    ),
    renderTight: ({ carInfo }: Deal) => (
      <span style={twoLineStyles} title={carInfo}>
        {carInfo && moveYearToEnd(carInfo)}
      </span>
    ),
  },
  financeManager: {
    render: ({ financeManager }: Deal) => <Initials person={financeManager} />,
  },
  salesManager: {
    render: ({ salesManager }: Deal) => <TeamInitials person={salesManager} />,
  },
} satisfies Partial<Record<DealGridField, Omit<GridColumn<Deal>, 'field' | 'header' | 'widths'>>>;

/** Styles of a child element in a flex cell, because only a child element can end in an ellipsis. */
const oneLineStyles = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const twoLineStyles = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // Breaks a word that is wider than its column, which would otherwise be cut off.
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  fontSize: '0.75rem',
  lineHeight: 1.2,
} as const;

/** Returns a grid column for a field of a deal. */
export const toDealColumn = <Row extends Deal>(
  field: keyof typeof columnsByField,
  widths: GridColumn<Row>['widths'],
  columnOptions: Partial<GridColumn<Row>> = {},
): GridColumn<Row> => ({
  field,
  header: dealHeaders[field],
  widths,
  ...columnsByField[field],
  ...columnOptions,
});
