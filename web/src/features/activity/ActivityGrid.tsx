import { memo, useMemo } from 'react';
import type { DealFieldsFragment } from '../../components/deals/dealFields.generated';
import { toGridColumns } from '../../components/grids/gridColumns';
import { ListGrid, type ListGridProps } from '../../components/grids/ListGrid';
import { ALL_COLUMNS_BUFFER_PX, dealGridStyles, useIsTight } from '../../components/grids/listGrid.styles';
import { useViewer } from '../../lib/viewer';
import { activityColumns, editColumn } from './activityColumns';
import { type ActivityFilters, activityList } from './activityFilters';

/**
 * Renders the deals as a table. Memoized: the rows do not render again until the result of another filter
 * arrives.
 */
export const ActivityGrid = memo(function ActivityGrid(
  props: ListGridProps<DealFieldsFragment, ActivityFilters['sort']>,
) {
  const { can } = useViewer();
  const isTight = useIsTight();
  const columns = useMemo(
    () => toGridColumns(can.recordDeals ? [...activityColumns, editColumn] : activityColumns, isTight),
    [can.recordDeals, isTight],
  );
  return (
    <ListGrid
      {...props}
      label="Deals"
      list={activityList}
      columns={columns}
      getRowKey={getDealNumber}
      columnBufferPx={ALL_COLUMNS_BUFFER_PX}
      sx={isTight ? tightGridStyles : roomyGridStyles}
    />
  );
});

const getDealNumber = ({ number }: DealFieldsFragment) => number;
const roomyGridStyles = dealGridStyles(false, 70);
const tightGridStyles = dealGridStyles(true, 56);
