import { memo, useMemo } from 'react';
import type { DealFieldsFragment } from '../../components/deals/dealFields.generated';
import { gridColumns } from '../../components/grids/gridColumns';
import { ListGrid, type ListGridProps } from '../../components/grids/ListGrid';
import { ALL_COLUMNS, dealGridLook, useIsTight } from '../../components/grids/listGrid';
import { useViewer } from '../../lib/viewer';
import { activityColumns, editColumn } from './activityColumns';
import { type ActivityFilters, activityList } from './activityFilters';

/** The table of deals. Its rows are not drawn again until there is an answer to another filter. */
export const ActivityGrid = memo(function ActivityGrid(
  props: ListGridProps<DealFieldsFragment, ActivityFilters['sort']>,
) {
  const { can } = useViewer();
  const isTight = useIsTight();
  const columns = useMemo(
    () => gridColumns(can.recordDeals ? [...activityColumns, editColumn] : activityColumns, isTight),
    [can.recordDeals, isTight],
  );
  return (
    <ListGrid
      {...props}
      label="Deals"
      list={activityList}
      columns={columns}
      keyOf={keyOf}
      columnBufferPx={ALL_COLUMNS}
      sx={isTight ? tightLook : roomyLook}
    />
  );
});

const keyOf = ({ number }: DealFieldsFragment) => number;
const roomyLook = dealGridLook(false, 70);
const tightLook = dealGridLook(true, 56);
