import type { GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { SortParams } from '../../lib/address/sorting';

/** How a list is sorted now, and what is done when another order is wanted. */
export type Sorted<Field extends string> = {
  sort: Field;
  order: 'asc' | 'desc';
  onSort: (change: { sort: Field; order: 'asc' | 'desc'; page: 0 }) => void;
};

/**
 * How a grid shows an order that the server makes, and lets people choose another, from the first page; without one it is as
 * the list begins.
 * @param hasColumn whether the grid has the column that it is sorted by
 */
export function useGridSort<Field extends string>(
  params: SortParams<Field>,
  { sort, order, onSort }: Sorted<Field>,
  hasColumn = true,
) {
  const sortModel = useMemo(
    () => (hasColumn ? [{ field: sort, sort: order }] : []),
    [hasColumn, sort, order],
  );

  function onSortModelChange([chosen]: GridSortModel) {
    const field = chosen && params.sort.read(chosen.field);
    if (field === undefined) onSort({ sort: params.sort.fallback, order: params.order.fallback, page: 0 });
    else onSort({ sort: field, order: chosen?.sort ?? 'asc', page: 0 });
  }

  return { sortingMode: 'server', sortModel, onSortModelChange } as const;
}
