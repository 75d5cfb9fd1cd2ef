import Box from '@mui/material/Box';
import { DataGrid, type GridSortModel, useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useMemo } from 'react';
import { useKeptGridScroll } from '../../components/useKeptGridScroll';
import type { UpStatsFieldsFragment } from '../../generated/graphql';
import { upStatsColumns } from './upStatsColumns';
import { type SortField, type StatsFilters, sortFields } from './upStatsFilters';

type Props = {
  rows: readonly UpStatsFieldsFragment[];
  filters: Pick<StatsFilters, 'sort' | 'order' | 'page'>;
  onSort: (change: Pick<StatsFilters, 'sort' | 'order'>) => void;
};

const isSortField = (field: string): field is SortField => sortFields.some(known => known === field);

/** The table of ups; the server sorts it and gives it by the page. */
export function UpStatsGrid({ rows, filters: { sort, order, page }, onSort }: Props) {
  const grid = useGridApiRef();
  useKeptGridScroll(grid);
  const sortModel = useMemo(() => [{ field: sort, sort: order }], [sort, order]);

  function sortBy([chosen]: GridSortModel) {
    if (chosen && isSortField(chosen.field)) onSort({ sort: chosen.field, order: chosen.sort ?? 'asc' });
    else onSort({ sort: 'logDate', order: 'desc' });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or order begins at its top.
  useEffect(() => grid.current?.scroll({ top: 0 }), [grid, sort, order, page]);

  return (
    <Box sx={{ flex: 1, minHeight: 320, display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        apiRef={grid}
        label="Ups"
        rows={rows}
        columns={upStatsColumns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={sortBy}
        hideFooter
      />
    </Box>
  );
}
