import Box from '@mui/material/Box';
import { DataGrid, type GridSortModel, useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useMemo, useRef } from 'react';
import type { DealFieldsFragment } from '../../generated/graphql';
import { useViewer } from '../../lib/viewer';
import { activityColumns } from './activityColumns';
import { type ActivityFilters, type SortField, sortFields } from './activityFilters';

type Sort = Pick<ActivityFilters, 'sort' | 'order'>;

type Props = { rows: readonly DealFieldsFragment[]; sort: Sort; onSort: (sort: Sort) => void };

const isSortField = (field: string): field is SortField => sortFields.some(known => known === field);

/** The table of deals, sorted by the server. */
export function ActivityGrid({ rows, sort, onSort }: Props) {
  const grid = useGridApiRef();
  const { can } = useViewer();
  const columns = useMemo(() => activityColumns(can.recordDeals), [can.recordDeals]);
  const sortModel = useMemo(() => [{ field: sort.sort, sort: sort.order }], [sort.sort, sort.order]);

  function sortBy([chosen]: GridSortModel) {
    if (chosen && isSortField(chosen.field)) onSort({ sort: chosen.field, order: chosen.sort ?? 'asc' });
    else onSort({ sort: 'logDay', order: 'asc' });
  }

  const first = rows[0]?.number;
  const shownFirst = useRef(first);
  useEffect(
    function showOtherDealsFromTheTop() {
      if (shownFirst.current !== first) grid.current?.scroll({ top: 0 });
      shownFirst.current = first;
    },
    [grid, first],
  );

  return (
    <Box sx={frame}>
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
  );
}

const frame = { flex: 1, minHeight: 320, display: 'flex', flexDirection: 'column' } as const;

const look = {
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within': { outlineOffset: '-2px' },
} as const;
