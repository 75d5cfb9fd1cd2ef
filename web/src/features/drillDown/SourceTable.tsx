import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { PersonFieldsFragment } from '../../components/deals/person.generated';
import { TeamTag } from '../../components/deals/tags';
import { type Header, toHeaderAttributes } from '../../lib/format/header';
import { useIsPhone } from '../../lib/hooks/mediaHooks';

/** Column of a table of source rows. */
export type SourceColumn<Row> = {
  header: Header;
  /** Header that is used where space is short. */
  shortHeader?: string;
  cell: (row: Row, isPhone: boolean) => ReactNode;
  isFigure?: boolean;
  /** Free text, which may wrap. */
  isText?: boolean;
  /** True if the column is omitted where space is short. */
  isDesktopOnly?: boolean;
  /** Text that is shown below the cell where space is short. It replaces a column that is omitted there. */
  note?: (row: Row) => ReactNode;
};

type Props<Row> = {
  label: string;
  columns: readonly SourceColumn<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => string | number;
};

/**
 * Renders a row for each item that a figure counts. The first column shows the counted amount of the item.
 */
export function SourceTable<Row>({ label, columns, rows, getRowKey }: Props<Row>) {
  const isPhone = useIsPhone();
  const shownColumns = columns.filter(({ isDesktopOnly }) => !(isDesktopOnly && isPhone));
  return (
    <Table size="small" stickyHeader aria-label={label} sx={tableStyles}>
      <TableHead>
        <TableRow>
          {shownColumns.map(({ header, shortHeader, isFigure }) => (
            <TableCell key={header.label} {...toHeaderAttributes(header)} align={isFigure ? 'right' : 'left'}>
              {isPhone ? (shortHeader ?? header.label) : header.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <TableRow key={getRowKey(row)} hover>
            {shownColumns.map(({ header, cell, note, isFigure, isText }) => (
              <TableCell
                key={header.label}
                align={isFigure ? 'right' : 'left'}
                {...(isText && { 'data-text': true })}
              >
                {cell(row, isPhone)}
                {isPhone && note && <Box sx={noteStyles}>{note(row)}</Box>}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const noteStyles = { fontWeight: 400, color: 'text.secondary' } as const;

/** On a phone all columns fit the width of the screen. */
const tableStyles = {
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

/** Renders a person in the color of their team. Shows only the initials where space is short. */
export function PersonTag({ person, isPhone }: { person: PersonFieldsFragment; isPhone: boolean }) {
  if (!isPhone) return <TeamTag team={person.team}>{person.name}</TeamTag>;
  return (
    <TeamTag team={person.team} fullName={person.name}>
      {person.initials}
    </TeamTag>
  );
}
