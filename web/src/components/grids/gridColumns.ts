import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { describeHeader, type Header } from '../../lib/format/header';

/**
 * A column of a list's grid. Without `render`, it shows its field of the row. No column has a `type`, because
 * the server sorts and filters, and days are texts. A number column would also parse typed gross, which only
 * the server may parse.
 */
export type GridColumn<Row extends GridValidRowModel> = Omit<
  GridColDef<Row>,
  'width' | 'minWidth' | 'headerName' | 'description'
> & {
  header: Header;
  /** Width in pixels in wide and in narrow grids; the minimum width for columns that grow (`flex`). */
  widths: readonly [roomy: number, tight: number];
  render?: (row: Row) => ReactNode;
  /** Replaces `render` in narrow grids. */
  renderTight?: (row: Row) => ReactNode;
};

/** Returns the columns for wide or narrow grids. */
export function toGridColumns<Row extends GridValidRowModel>(
  columns: readonly GridColumn<Row>[],
  isTight: boolean,
): GridColDef<Row>[] {
  return columns.map(({ header, widths, render, renderTight, ...column }) => {
    const renderContent = (isTight && renderTight) || render;
    return {
      ...column,
      headerName: header.label,
      description: describeHeader(header),
      [column.flex ? 'minWidth' : 'width']: widths[isTight ? 1 : 0],
      ...(renderContent && { renderCell: ({ row }) => renderContent(row) }),
    };
  });
}
