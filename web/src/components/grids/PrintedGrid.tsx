import Box from '@mui/material/Box';
import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { useIsPrinting } from '../../lib/hooks/useIsPrinting';

type Props<Row extends GridValidRowModel> = {
  columns: readonly GridColDef<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => number;
};

/**
 * A grid's rows on paper: all of them, where the grid itself draws only those in sight, and its head on every page. It is
 * there for the printer alone.
 */
export function PrintedGrid<Row extends GridValidRowModel>({ columns, rows, keyOf }: Props<Row>) {
  if (!useIsPrinting()) return null;
  const printed = columns.filter(({ headerName, field }) => headerName && field !== 'edit');
  return (
    <Box component="table" sx={look}>
      <thead>
        <tr>
          {printed.map(({ field, headerName, align }) => (
            <th key={field} style={{ textAlign: align ?? 'left' }}>
              {headerName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={keyOf(row)}>
            {printed.map(column => (
              <td key={column.field} style={{ textAlign: column.align ?? 'left' }}>
                {cellOf(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** What the grid would draw, without its frame. */
function cellOf<Row extends GridValidRowModel>(column: GridColDef<Row>, row: Row): ReactNode {
  const value: unknown = row[column.field];
  if (column.renderCell) return column.renderCell({ row, value } as GridRenderCellParams<Row>);
  const format = column.valueFormatter as ((value: unknown) => ReactNode) | undefined;
  return format ? format(value) : String(value ?? '');
}

const look = {
  width: 1,
  mt: 1,
  borderCollapse: 'collapse',
  fontSize: '8pt',
  '& th, & td': { py: '1px', px: '5px', borderBottom: '1px solid', verticalAlign: 'middle' },
  '& tr': { breakInside: 'avoid' },
  // What can be typed into on the screen is only a figure here.
  '& td *': { border: '0 !important', height: 'auto !important' },
} as const;
