import { memo, useMemo } from 'react';
import { toGridColumns } from '../../../components/grids/gridColumns';
import { ListGrid, type ListGridProps } from '../../../components/grids/ListGrid';
import { listGridStyles, useIsTight } from '../../../components/grids/listGrid';
import type { UpStatsFieldsFragment } from './upStats.generated';
import { upStatsColumns } from './upStatsColumns';
import { type StatsFilters, statsList } from './upStatsFilters';

/** Renders the ups as a table. Memoized: the rows do not render again until another result arrives. */
export const UpStatsGrid = memo(function UpStatsGrid(
  props: ListGridProps<UpStatsFieldsFragment, StatsFilters['sort']>,
) {
  const isTight = useIsTight();
  const columns = useMemo(() => toGridColumns(upStatsColumns, isTight), [isTight]);
  return (
    <ListGrid
      {...props}
      label="Ups"
      list={statsList}
      columns={columns}
      getRowKey={keyOf}
      sx={isTight ? tightGridStyles : roomyGridStyles}
    />
  );
});

const keyOf = ({ id }: UpStatsFieldsFragment) => id;
const roomyGridStyles = listGridStyles(false);
const tightGridStyles = listGridStyles(true);
