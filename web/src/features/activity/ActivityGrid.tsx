import Box from '@mui/material/Box';
import { DataGrid, type GridSortModel, useGridApiRef } from '@mui/x-data-grid';
import { memo, useMemo } from 'react';
import { gridFrame } from '../../components/lists/gridFrame';
import { ALL_COLUMNS, dealGridLook, useIsTight } from '../../components/lists/listGrid';
import { PrintedGrid } from '../../components/lists/PrintedGrid';
import { RestoredScroll } from '../../components/lists/RestoredScroll';
import type { DealFieldsFragment } from '../../generated/graphql';
import { useOnChange } from '../../lib/hooks/useOnChange';
import { useViewer } from '../../lib/viewer';
import { activityColumns, numberWidth } from './activityColumns';
import { type ActivityFilters, type SortField, sortFields } from './activityFilters';

type Props = {
  rows: readonly DealFieldsFragment[];
  /** What they answer; another one is shown from its top. */
  question: unknown;
  sort: ActivityFilters['sort'];
  order: ActivityFilters['order'];
  onSort: (change: Pick<ActivityFilters, 'sort' | 'order'>) => void;
};

const isSortField = (field: string): field is SortField => sortFields.some(known => known === field);

/** The table of deals, sorted by the server. Its rows are not drawn again until there is an answer to another filter. */
export const ActivityGrid = memo(function ActivityGrid({ rows, question, sort, order, onSort }: Props) {
  const grid = useGridApiRef();
  const { can } = useViewer();
  const isTight = useIsTight();
  const columns = useMemo(() => activityColumns(can.recordDeals, isTight), [can.recordDeals, isTight]);
  const sortModel = useMemo(() => [{ field: sort, sort: order }], [sort, order]);

  function sortBy([chosen]: GridSortModel) {
    if (chosen && isSortField(chosen.field)) onSort({ sort: chosen.field, order: chosen.sort ?? 'asc' });
    else onSort({ sort: 'logDay', order: 'asc' });
  }

  useOnChange(question, function showOtherDealsFromTheTop() {
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
          columnBufferPx={ALL_COLUMNS}
          hideFooter
          sx={isTight ? tightLook : roomyLook}
        />
      </Box>
      <RestoredScroll grid={grid} />
      <PrintedGrid columns={columns} rows={rows} />
    </>
  );
});

const roomyLook = dealGridLook(false, numberWidth(false));
const tightLook = dealGridLook(true, numberWidth(true));
