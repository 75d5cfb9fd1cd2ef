import Box from '@mui/material/Box';
import { DataGrid, type GridSortModel, useGridApiRef } from '@mui/x-data-grid';
import { memo, useMemo } from 'react';
import { listGridLook, useIsTight } from '../../../components/lists/listGrid';
import { RestoredScroll } from '../../../components/lists/RestoredScroll';
import type { UpStatsFieldsFragment } from '../../../generated/graphql';
import { useOnChange } from '../../../lib/hooks/useOnChange';
import { upStatsColumns } from './upStatsColumns';
import { type SortField, type StatsFilters, sortFields } from './upStatsFilters';

type Props = {
  rows: readonly UpStatsFieldsFragment[];
  /** What they answer; another one is shown from its top. */
  question: unknown;
  sort: StatsFilters['sort'];
  order: StatsFilters['order'];
  onSort: (change: Pick<StatsFilters, 'sort' | 'order'>) => void;
};

const isSortField = (field: string): field is SortField => sortFields.some(known => known === field);

/** The table of ups; the server sorts it and gives it by the page. Its rows are not drawn again until there is another answer. */
export const UpStatsGrid = memo(function UpStatsGrid({ rows, question, sort, order, onSort }: Props) {
  const grid = useGridApiRef();
  const isTight = useIsTight();
  const columns = useMemo(() => upStatsColumns(isTight), [isTight]);
  const sortModel = useMemo(() => [{ field: sort, sort: order }], [sort, order]);

  function sortBy([chosen]: GridSortModel) {
    if (chosen && isSortField(chosen.field)) onSort({ sort: chosen.field, order: chosen.sort ?? 'asc' });
    else onSort({ sort: 'logDate', order: 'desc' });
  }

  useOnChange(question, function showOtherUpsFromTheTop() {
    grid.current?.scroll({ top: 0 });
  });

  return (
    <Box sx={{ flex: 1, minHeight: 320, display: 'flex', flexDirection: 'column' }}>
      <RestoredScroll grid={grid} />
      <DataGrid
        apiRef={grid}
        label="Ups"
        rows={rows}
        columns={columns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={sortBy}
        hideFooter
        sx={isTight ? tightLook : roomyLook}
      />
    </Box>
  );
});

const roomyLook = listGridLook(false);
const tightLook = listGridLook(true);
