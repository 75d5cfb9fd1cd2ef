import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { describeHeader, type Header } from '../../lib/values/header';

/**
 * A column of a list's grid. It shows its field of the row, unless it draws something. None has a `type`: the server sorts
 * and filters, days are texts, and a number column would parse what is typed as gross, which the server reads.
 */
export type GridColumn<Row extends GridValidRowModel> = Omit<
  GridColDef<Row>,
  'width' | 'minWidth' | 'headerName' | 'description'
> & {
  header: Header;
  /** Pixels with room to spare, and without: its width, or the least of one that grows (`flex`). */
  widths: readonly [roomy: number, tight: number];
  draw?: (row: Row) => ReactNode;
  /** What is drawn in its place where there is no room to spare. */
  drawTight?: (row: Row) => ReactNode;
};

/** The columns as they lie where there is room to spare, or where there is not. */
export function gridColumns<Row extends GridValidRowModel>(
  columns: readonly GridColumn<Row>[],
  isTight: boolean,
): GridColDef<Row>[] {
  return columns.map(({ header, widths, draw, drawTight, ...column }) => {
    const drawn = (isTight && drawTight) || draw;
    return {
      ...column,
      headerName: header.head,
      description: describeHeader(header),
      [column.flex ? 'minWidth' : 'width']: widths[isTight ? 1 : 0],
      ...(drawn && { renderCell: ({ row }) => drawn(row) }),
    };
  });
}
