import type { GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { SortParams } from '../../lib/address/sorting';

/** How a list is sorted, and the callback for another order. */
export type ListSort<Field extends string> = {
  sort: Field;
  order: 'asc' | 'desc';
  onSort: (change: { sort: Field; order: 'asc' | 'desc'; page: 0 }) => void;
};

/**
 * Returns the sort props of a grid that the server sorts. Another order starts at the first page; without an
 * order the list has its default.
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
