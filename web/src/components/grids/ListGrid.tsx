import Box from '@mui/material/Box';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridValidRowModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { RefObject } from 'react';
import type { SortParams } from '../../lib/address/sorting';
import { useOnChange } from '../../lib/hooks/useOnChange';
import { GridTooltip } from './GridTooltip';
import { gridFrameStyles } from './gridFrame';
import { PrintedGrid } from './PrintedGrid';
import { ScrollRestoration } from './RestoredScroll';
import { type ListSort, useGridSort } from './useGridSort';

/** Props that the screen of a list passes to its grid. */
export type ListGridProps<Row, Field extends string> = ListSort<Field> & {
  rows: readonly Row[];
  /** The variables of the query that returned these rows. Other variables scroll the grid to its top. */
  variables: unknown;
};

type Props<Row extends GridValidRowModel, Field extends string> = ListGridProps<Row, Field> &
  Omit<DataGridProps<Row>, 'rows' | 'columns' | 'apiRef'> & {
    /** Given when the screen also controls the grid. */
    api?: RefObject<GridApi | null>;
    /** The accessible name, such as "Deals". */
    label: string;
    list: { sorting: SortParams<Field> };
    columns: GridColDef<Row>[];
    /** The columns of the printed table, if they differ. */
    printColumns?: GridColDef<Row>[];
    getRowKey: (row: Row) => number;
  };

const slots = { baseTooltip: GridTooltip };

/** The grid of a list. The server sorts and pages it; in print its rows are a plain table. */
export function ListGrid<Row extends GridValidRowModel, Field extends string>({
  list,
  rows,
  columns,
  printColumns = columns,
  getRowKey,
  variables,
  sort,
  order,
  onSort,
  api,
  ...gridProps
}: Props<Row, Field>) {
  const ownApi = useGridApiRef();
  const grid = api ?? ownApi;
  // The grid would reset a sort by a column that it does not have yet.
  const hasColumn = columns.some(({ field }) => field === sort);
  const sorting = useGridSort(list.sorting, { sort, order, onSort }, hasColumn);

  useOnChange(variables, function scrollToTop() {
    grid.current?.scroll({ top: 0 });
  });

  return (
    <>
      <Box sx={gridFrameStyles}>
        <DataGrid
          apiRef={grid}
          rows={rows}
          columns={columns}
          getRowId={getRowKey}
          hideFooter
          slots={slots}
          {...sorting}
          {...gridProps}
        />
      </Box>
      <ScrollRestoration grid={grid} />
      <PrintedGrid columns={printColumns} rows={rows} getRowKey={getRowKey} />
    </>
  );
}
