import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { described, type Header } from '../../lib/values/header';

/** A column of the lines behind a number. */
export type Column<Line> = {
  header: Header;
  /** The head where there is little room. */
  shortHead?: string;
  cell: (line: Line, isPhone: boolean) => ReactNode;
  isFigure?: boolean;
  /** Free text, which may take several lines. */
  isText?: boolean;
  /** Left out where there is little room. */
  isForDesk?: boolean;
  /** Said below the cell where there is little room: what a column says that is left out there. */
  note?: (line: Line) => ReactNode;
};

type Props<Line> = {
  label: string;
  columns: readonly Column<Line>[];
  lines: readonly Line[];
  keyOf: (line: Line) => string | number;
};

/** One line for each thing that a number counts. The first column is what it counts of it. */
export function LineTable<Line>({ label, columns, lines, keyOf }: Props<Line>) {
  const isPhone = useIsPhone();
  const shown = columns.filter(({ isForDesk }) => !(isForDesk && isPhone));
  return (
    <Table size="small" stickyHeader aria-label={label} sx={look}>
      <TableHead>
        <TableRow>
          {shown.map(({ header, shortHead, isFigure }) => (
            <TableCell key={header.head} {...described(header)} align={isFigure ? 'right' : 'left'}>
              {isPhone ? (shortHead ?? header.head) : header.head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(line => (
          <TableRow key={keyOf(line)} hover>
            {shown.map(({ header, cell, note, isFigure, isText }) => (
              <TableCell
                key={header.head}
                align={isFigure ? 'right' : 'left'}
                {...(isText && { 'data-text': true })}
              >
                {cell(line, isPhone)}
                {isPhone && note && <Box sx={noteLook}>{note(line)}</Box>}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const noteLook = { fontWeight: 400, color: 'text.secondary' } as const;

/** On a phone all columns lie in its width. */
const look = {
  '& th, & td': {
    px: { xs: '4px', sm: 1.5 },
    height: { xs: 44, sm: 36 },
    py: 0.5,
    fontSize: { xs: '0.75rem', sm: '0.8125rem' },
    whiteSpace: 'nowrap',
  },
  '& td[data-text]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& th': { height: 32, bgcolor: 'ground.sunken' },
  '& :is(th, td):first-of-type': { pl: { xs: 2, sm: 3 } },
  '& :is(th, td):last-of-type': { pr: { xs: 2, sm: 3 } },
  '& td:first-of-type': { fontWeight: 650 },
  '& .MuiTableCell-alignRight': { width: '1%' },
} as const;
