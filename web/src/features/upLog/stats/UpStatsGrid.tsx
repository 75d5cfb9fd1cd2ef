import { memo, useMemo } from 'react';
import { gridColumns } from '../../../components/grids/gridColumns';
import { ListGrid, type ListGridProps } from '../../../components/grids/ListGrid';
import { listGridLook, useIsTight } from '../../../components/grids/listGrid';
import type { UpStatsFieldsFragment } from './upStats.generated';
import { upStatsColumns } from './upStatsColumns';
import { type StatsFilters, statsList } from './upStatsFilters';

/** The table of ups. Its rows are not drawn again until there is another answer. */
export const UpStatsGrid = memo(function UpStatsGrid(
  props: ListGridProps<UpStatsFieldsFragment, StatsFilters['sort']>,
) {
  const isTight = useIsTight();
  const columns = useMemo(() => gridColumns(upStatsColumns, isTight), [isTight]);
  return (
    <ListGrid
      {...props}
      label="Ups"
      list={statsList}
      columns={columns}
      keyOf={keyOf}
      sx={isTight ? tightLook : roomyLook}
    />
  );
});

const keyOf = ({ id }: UpStatsFieldsFragment) => id;
const roomyLook = listGridLook(false);
const tightLook = listGridLook(true);
