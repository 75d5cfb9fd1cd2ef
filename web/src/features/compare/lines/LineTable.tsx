import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
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
          <th>Line</th>
          <th>Deal #</th>
          <th>Customer</th>
          <td />
          <th data-is-figure>Ours</th>
          <th data-is-figure>Theirs</th>
          <th data-is-figure>Difference</th>
          <th>Outcome</th>
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
