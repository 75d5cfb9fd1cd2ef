import Box from '@mui/material/Box';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridSortModel,
  type GridValidRowModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useOnChange } from '../../lib/hooks/lifecycleHooks';
import type { SortParams } from '../../lib/urlState/listParams';
import { GridTooltip } from './GridTooltip';
import { PrintedGrid } from './PrintedGrid';

/** Props that the screen of a list passes to its grid. */
export type ListGridProps<Row, Field extends string> = ListSort<Field> & {
  rows: readonly Row[];
  /**
   * The variables of the query that returned these rows. When the variables change, the grid scrolls to the
   * first row.
   */
  variables: unknown;
};

type Props<Row extends GridValidRowModel, Field extends string> = ListGridProps<Row, Field> &
  Omit<DataGridProps<Row>, 'rows' | 'columns' | 'apiRef'> & {
    /** The API of the grid, for a screen that also controls the grid. */
    api?: RefObject<GridApi | null>;
    /** The accessible name, such as "Deals". */
    label: string;
    list: { sorting: SortParams<Field> };
    columns: GridColDef<Row>[];
    /** The columns of the printed table, if they differ from the columns of the grid. */
    printColumns?: GridColDef<Row>[];
    getRowKey: (row: Row) => number;
  };

const slots = { baseTooltip: GridTooltip };

/** Renders the grid of a list. The server sorts and pages the rows. In print, the rows are a plain table. */
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
  // Without the sorted column, the grid would reset the sort.
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

/** The frame around a grid. It fills the rest of the screen; in print, PrintedGrid replaces it. */
export const gridFrameStyles = {
  flex: 1,
  minHeight: 320,
  display: 'flex',
  flexDirection: 'column',
  displayPrint: 'none',
} as const;

/** The sort order of a list, and the callback for a new order. */
export type ListSort<Field extends string> = {
  sort: Field;
  order: 'asc' | 'desc';
  onSort: (change: { sort: Field; order: 'asc' | 'desc'; page: 0 }) => void;
};

/**
 * Returns the sort props of a grid that the server sorts. A new order returns to the first page. Without an
 * order, the list uses its default order.
 * @param hasColumn whether the grid has the column that it is sorted by
 */
export function useGridSort<Field extends string>(
  params: SortParams<Field>,
  { sort, order, onSort }: ListSort<Field>,
  hasColumn = true,
) {
  const sortModel = useMemo(
    () => (hasColumn ? [{ field: sort, sort: order }] : []),
    [hasColumn, sort, order],
  );

  function onSortModelChange([selected]: GridSortModel) {
    const field = selected && params.sort.read(selected.field);
    if (field === undefined) onSort({ sort: params.sort.fallback, order: params.order.fallback, page: 0 });
    else onSort({ sort: field, order: selected?.sort ?? 'asc', page: 0 });
  }

  return { sortingMode: 'server', sortModel, onSortModelChange } as const;
}

/** The scroll position of the grid by the key of its history entry, so that Back restores it. */
const scrollTops = new Map<string, number>();

/**
 * Restores the scroll position of a grid, because browsers restore only the position of the window. This is a
 * separate component, so that a changed URL does not render the rows again.
 */
export function ScrollRestoration({ grid }: { grid: RefObject<GridApi | null> }) {
  const { key } = useLocation();
  const historyKey = useRef(key);
  useLayoutEffect(() => {
    historyKey.current = key;
  }, [key]);

  useEffect(
    function restoreAndTrack() {
      const api = grid.current;
      if (!api) return;
      const top = scrollTops.get(historyKey.current);
      // Waits until the grid has measured itself, because the grid cannot scroll earlier.
      const frame = requestAnimationFrame(() => top !== undefined && api.scroll({ top }));
      const unsubscribe = api.subscribeEvent('scrollPositionChange', position => {
        scrollTops.set(historyKey.current, position.top);
      });
      return () => {
        cancelAnimationFrame(frame);
        unsubscribe();
      };
    },
    [grid],
  );
  return null;
}
