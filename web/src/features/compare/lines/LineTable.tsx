import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { lineHeaders } from './compareHeaders';
import { tableLook } from './tableLook';

type Props = {
  label: string;
  children: ReactNode;
};

/** Lines of a comparison under their heads, on the screen and on paper. */
export function LineTable({ label, children }: Props) {
  return (
    <Box component="table" sx={look} aria-label={label}>
      <thead>
        <tr>
          <HeaderCell header={lineHeaders.line} />
          <HeaderCell header={lineHeaders.number} />
          <HeaderCell header={lineHeaders.customerName} />
          <td />
          <HeaderCell header={lineHeaders.ours} data-is-figure />
          <HeaderCell header={lineHeaders.theirs} data-is-figure />
          <HeaderCell header={lineHeaders.difference} data-is-figure />
          <HeaderCell header={lineHeaders.outcome} />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Box>
  );
}

const look = [
  tableLook,
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
