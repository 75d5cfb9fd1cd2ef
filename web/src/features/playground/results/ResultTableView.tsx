import Box from '@mui/material/Box';
import type { ResultCell, ResultTable } from './resultTable';

/** Maximum number of rows on screen. The download contains all rows. */
const MAX_ROWS_SHOWN = 500;

/** Shows the rows of a result under the labels of their fields, in a scrollable region. */
export function ResultTableView({ table: { columns, rows } }: { table: ResultTable }) {
  return (
    <>
      {/* The region scrolls, so it must be focusable by keyboard. */}
      <Box role="region" aria-label="Results as a table" tabIndex={0} sx={regionStyles}>
        <Box component="table" sx={tableStyles}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" data-number={hasNumbers(rows, index) || undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MAX_ROWS_SHOWN).map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a response have no key and never move
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={columns[column]} data-number={typeof cell === 'number' || undefined}>
                    {formatCell(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {rows.length > MAX_ROWS_SHOWN && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          Showing the first {MAX_ROWS_SHOWN} of {rows.length} rows. Download the table to get all of them.
        </Box>
      )}
    </>
  );
}

/** Returns whether a column contains numbers, so that its header is right-aligned. */
const hasNumbers = (rows: readonly ResultCell[][], column: number): boolean =>
  rows.some(cells => typeof cells[column] === 'number');

const formatCell = (cell: ResultCell): string => (cell === null ? '' : String(cell));

const regionStyles = {
  overflow: 'auto',
  maxHeight: { xs: '60dvh', md: 'max(360px, calc(100dvh - 200px))' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;

const tableStyles = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  minWidth: '100%',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1.25, py: 0.75, textAlign: 'start', whiteSpace: 'nowrap', maxWidth: 360 },
  '& td': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderTop: 1,
    borderColor: 'divider',
  },
  // The first column stays visible while the other columns scroll.
  '& td:first-of-type, & th:first-of-type': { position: 'sticky', left: 0, maxWidth: { xs: 160, sm: 360 } },
  '& td:first-of-type': { bgcolor: 'background.paper' },
  '& th:first-of-type': { zIndex: 2 },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'ground.sunken',
    color: 'text.secondary',
    fontWeight: 600,
  },
  '& [data-number]': { textAlign: 'end' },
} as const;
