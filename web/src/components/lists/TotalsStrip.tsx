import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { totalsGrid } from '../look/totalsGrid';

type Props = {
  /** What the figures are of, for those who do not see the screen. */
  label: string;
  /** StatBoxes. */
  children: ReactNode;
};

/** The figures of a screen in one line; on a phone three in a row. */
export function TotalsStrip({ label, children }: Props) {
  return (
    <Box component="section" aria-label={label}>
      <Box component="dl" sx={{ m: 0, ...totalsGrid }}>
        {children}
      </Box>
    </Box>
  );
}
