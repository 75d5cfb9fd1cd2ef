import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { memo, useMemo } from 'react';
import { listGridLook, useIsTight } from '../../../components/lists/listGrid';
import { RestoredScroll } from '../../../components/lists/RestoredScroll';
import { type Sorted, useGridSort } from '../../../components/lists/useGridSort';
import type { UpStatsFieldsFragment } from '../../../generated/graphql';
import { useOnChange } from '../../../lib/hooks/useOnChange';
import { upStatsColumns } from './upStatsColumns';
import { type SortField, statsSorting } from './upStatsFilters';

type Props = Sorted<SortField> & {
  rows: readonly UpStatsFieldsFragment[];
  /** What they answer; another one is shown from its top. */
  question: unknown;
};

/** The table of ups; the server sorts it and gives it by the page. Its rows are not drawn again until there is another answer. */
export const UpStatsGrid = memo(function UpStatsGrid({ rows, question, ...sorted }: Props) {
  const grid = useGridApiRef();
  const isTight = useIsTight();
  const columns = useMemo(() => upStatsColumns(isTight), [isTight]);
  const sorting = useGridSort(statsSorting, sorted);

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
        {...sorting}
        hideFooter
        sx={isTight ? tightLook : roomyLook}
      />
    </Box>
  );
});

const roomyLook = listGridLook(false);
const tightLook = listGridLook(true);
