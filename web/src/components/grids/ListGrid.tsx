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
import { gridFrame } from './gridFrame';
import { PrintedGrid } from './PrintedGrid';
import { RestoredScroll } from './RestoredScroll';
import { type Sorted, useGridSort } from './useGridSort';

/** What the screen of a list tells its grid. */
export type ListGridProps<Row, Field extends string> = Sorted<Field> & {
  rows: readonly Row[];
  /** What they answer; another one is shown from its top. */
  question: unknown;
};

type Props<Row extends GridValidRowModel, Field extends string> = ListGridProps<Row, Field> &
  Omit<DataGridProps<Row>, 'rows' | 'columns' | 'apiRef'> & {
    /** Where the screen does more with the grid. */
    api?: RefObject<GridApi | null>;
    /** "Deals". */
    label: string;
    list: { sorting: SortParams<Field> };
    columns: GridColDef<Row>[];
    /** Where paper has others. */
    printed?: GridColDef<Row>[];
    keyOf: (row: Row) => number;
  };

const slots = { baseTooltip: GridTooltip };

/** The grid of a list, which the server sorts and gives by the page; on paper, its rows as a plain table. */
export function ListGrid<Row extends GridValidRowModel, Field extends string>({
  list,
  rows,
  columns,
  printed = columns,
  keyOf,
  question,
  sort,
  order,
  onSort,
  api,
  ...others
}: Props<Row, Field>) {
  const own = useGridApiRef();
  const grid = api ?? own;
  // An order by a column that is not there yet, the grid would take back.
  const hasColumn = columns.some(({ field }) => field === sort);
  const sorting = useGridSort(list.sorting, { sort, order, onSort }, hasColumn);

  useOnChange(question, function showOtherRowsFromTheTop() {
    grid.current?.scroll({ top: 0 });
  });

  return (
    <>
      <Box sx={gridFrame}>
        <DataGrid
          apiRef={grid}
          rows={rows}
          columns={columns}
          getRowId={keyOf}
          hideFooter
          slots={slots}
          {...sorting}
          {...others}
        />
      </Box>
      <RestoredScroll grid={grid} />
      <PrintedGrid columns={printed} rows={rows} keyOf={keyOf} />
    </>
  );
}
