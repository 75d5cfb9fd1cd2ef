import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { comparisonLineHeaders } from './compareHeaders';
import { comparisonTableStyles } from './tableLook';

type LineTableProps = {
  label: string;
  children: ReactNode;
};

/** The table of comparison lines with its column headers, on screen and in print. */
export function LineTable({ label, children }: LineTableProps) {
  return (
    <Box component="table" sx={lineTableStyles} aria-label={label}>
      <thead>
        <tr>
          <HeaderCell header={comparisonLineHeaders.line} />
          <HeaderCell header={comparisonLineHeaders.number} />
          <HeaderCell header={comparisonLineHeaders.customerName} />
          <td />
          <HeaderCell header={comparisonLineHeaders.ours} data-is-figure />
          <HeaderCell header={comparisonLineHeaders.theirs} data-is-figure />
          <HeaderCell header={comparisonLineHeaders.difference} data-is-figure />
          <HeaderCell header={comparisonLineHeaders.outcome} />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Box>
  );
}

const lineTableStyles = [
  comparisonTableStyles,
  {
    '& .what': { color: 'text.secondary' },
    '@media screen and (max-width: 599.95px)': {
      '& tbody > tr': { gridTemplateColumns: '72px repeat(3, minmax(0, 1fr))' },
      '& .line': { gridArea: '1 / 1', alignSelf: 'center' },
      '& .number': { gridArea: '1 / 2', alignSelf: 'center', fontWeight: 600 },
      '& .customer': { gridArea: '1 / 3 / auto / -1', alignSelf: 'center' },
      '& .what': { alignSelf: 'end' },
      '& .outcome': { gridColumn: '1 / -1', pt: 0.5 },
    },
  },
] as const;
