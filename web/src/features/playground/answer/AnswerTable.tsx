import Box from '@mui/material/Box';
import type { Cell, ResultTable } from './resultTable';

/** More than anyone reads; the download has them all. */
const MOST_SHOWN = 500;

/** The rows of an answer under the names of their fields, scrolled in its own place. */
export function AnswerTable({ table: { columns, rows } }: { table: ResultTable }) {
  return (
    <>
      {/* It scrolls, so the keyboard must reach it. */}
      <Box role="region" aria-label="Answer as a table" tabIndex={0} sx={frame}>
        <Box component="table" sx={tableLook}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" data-number={isOfNumbers(rows, index) || undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_SHOWN).map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no key, and never move
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={columns[column]} data-number={typeof cell === 'number' || undefined}>
                    {textOf(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {rows.length > MOST_SHOWN && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          The first {MOST_SHOWN} of {rows.length} rows; the download has them all.
        </Box>
      )}
    </>
  );
}

/** Whether a column's head stands at the right, over its figures. */
const isOfNumbers = (rows: readonly Cell[][], column: number): boolean =>
  rows.some(cells => typeof cells[column] === 'number');

const textOf = (cell: Cell): string => (cell === null ? '' : String(cell));

const frame = {
  overflow: 'auto',
  maxHeight: { xs: '60dvh', md: 'max(360px, calc(100dvh - 200px))' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;

const tableLook = {
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
  // What a row is about stays in sight while its figures are scrolled through.
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
