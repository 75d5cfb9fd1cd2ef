import Box from '@mui/material/Box';
import { DataGrid, type GridSortModel, useGridApiRef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { gridFrame } from '../../components/gridFrame';
import { PrintedGrid } from '../../components/PrintedGrid';
import { useKeptGridScroll } from '../../components/useKeptGridScroll';
import type { DealFieldsFragment } from '../../generated/graphql';
import { useOnChange } from '../../lib/useOnChange';
import { useViewer } from '../../lib/viewer';
import { activityColumns } from './activityColumns';
import { type ActivityFilters, type SortField, sortFields } from './activityFilters';

type Props = {
  rows: readonly DealFieldsFragment[];
  filters: ActivityFilters;
  onSort: (sort: Pick<ActivityFilters, 'sort' | 'order'>) => void;
};

const isSortField = (field: string): field is SortField => sortFields.some(known => known === field);

/** The table of deals, sorted by the server. */
export function ActivityGrid({ rows, filters, onSort }: Props) {
  const grid = useGridApiRef();
  useKeptGridScroll(grid);
  const { can } = useViewer();
  const columns = useMemo(() => activityColumns(can.recordDeals), [can.recordDeals]);
  const sortModel = useMemo(
    () => [{ field: filters.sort, sort: filters.order }],
    [filters.sort, filters.order],
  );

  function sortBy([chosen]: GridSortModel) {
    if (chosen && isSortField(chosen.field)) onSort({ sort: chosen.field, order: chosen.sort ?? 'asc' });
    else onSort({ sort: 'logDay', order: 'asc' });
  }

  useOnChange(filters, function showOtherDealsFromTheTop() {
    grid.current?.scroll({ top: 0 });
  });

  return (
    <>
      <Box sx={gridFrame}>
        <DataGrid
          apiRef={grid}
          label="Deals"
          rows={rows}
          columns={columns}
          getRowId={({ number }) => number}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={sortBy}
          hideFooter
          sx={look}
        />
      </Box>
      <PrintedGrid columns={columns} rows={rows} />
    </>
  );
}

const look = {
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within': { outlineOffset: '-2px' },
} as const;
