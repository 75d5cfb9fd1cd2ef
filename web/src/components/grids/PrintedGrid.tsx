import Box from '@mui/material/Box';
import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { useIsPrinting } from '../../lib/hooks/mediaHooks';

type Props<Row extends GridValidRowModel> = {
  columns: readonly GridColDef<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => number;
};

/**
 * Prints all rows of a grid as a table with its header on every page. The grid itself renders only visible
 * rows. Mounted only while printing.
 */
export function PrintedGrid<Row extends GridValidRowModel>({ columns, rows, getRowKey }: Props<Row>) {
  if (!useIsPrinting()) return null;
  const printColumns = columns.filter(({ headerName, field }) => headerName && field !== 'edit');
  return (
    <Box component="table" sx={tableStyles}>
      <thead>
        <tr>
          {printColumns.map(({ field, headerName, align }) => (
            <th key={field} style={{ textAlign: align ?? 'left' }}>
              {headerName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={getRowKey(row)}>
            {printColumns.map(column => (
              <td key={column.field} style={{ textAlign: column.align ?? 'left' }}>
                {renderPrintCell(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Returns the content of a cell as the grid renders it. */
function renderPrintCell<Row extends GridValidRowModel>(column: GridColDef<Row>, row: Row): ReactNode {
  const value: unknown = row[column.field];
  if (column.renderCell) return column.renderCell({ row, value } as GridRenderCellParams<Row>);
  const format = column.valueFormatter as ((value: unknown) => ReactNode) | undefined;
  return format ? format(value) : String(value ?? '');
}

const tableStyles = {
  width: 1,
  mt: 1,
  borderCollapse: 'collapse',
  fontSize: '8pt',
  '& th, & td': { py: '1px', px: '5px', borderBottom: '1px solid', verticalAlign: 'middle' },
  '& tr': { breakInside: 'avoid' },
  // Inputs are printed as plain values.
  '& td *': { border: '0 !important', height: 'auto !important' },
} as const;
