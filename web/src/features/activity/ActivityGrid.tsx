import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { memo, useMemo } from 'react';
import { gridFrame } from '../../components/lists/gridFrame';
import { ALL_COLUMNS, dealGridLook, useIsTight } from '../../components/lists/listGrid';
import { PrintedGrid } from '../../components/lists/PrintedGrid';
import { RestoredScroll } from '../../components/lists/RestoredScroll';
import { type Sorted, useGridSort } from '../../components/lists/useGridSort';
import type { DealFieldsFragment } from '../../generated/graphql';
import { useOnChange } from '../../lib/hooks/useOnChange';
import { useViewer } from '../../lib/viewer';
import { activityColumns, numberWidth } from './activityColumns';
import { activitySorting, type SortField } from './activityFilters';

type Props = Sorted<SortField> & {
  rows: readonly DealFieldsFragment[];
  /** What they answer; another one is shown from its top. */
  question: unknown;
};

/** The table of deals, sorted by the server. Its rows are not drawn again until there is an answer to another filter. */
export const ActivityGrid = memo(function ActivityGrid({ rows, question, ...sorted }: Props) {
  const grid = useGridApiRef();
  const { can } = useViewer();
  const isTight = useIsTight();
  const columns = useMemo(() => activityColumns(can.recordDeals, isTight), [can.recordDeals, isTight]);
  const sorting = useGridSort(activitySorting, sorted);

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
          {...sorting}
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
