import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { summaryBarGridStyles } from '../look/totalsGrid';

type Props = {
  /** The accessible name of the figures. */
  label: string;
  /** The figures, as StatBoxes. */
  children: ReactNode;
};

/** The totals of a screen in one row; on a phone, three in a row. */
export function SummaryBar({ label, children }: Props) {
  return (
    <Box component="section" aria-label={label}>
      <Box component="dl" sx={{ m: 0, ...summaryBarGridStyles }}>
        {children}
      </Box>
    </Box>
  );
}
