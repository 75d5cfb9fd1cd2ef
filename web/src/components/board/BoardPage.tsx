import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { blackOnWhite, paper } from '../look/paper';

type Props = {
  /** Whether its rows want a sheet's longer side. */
  isLandscape?: boolean;
  children: ReactNode;
};

/** A page that is also meant for paper: black on white, nothing but the figures, whatever the screen's scheme. */
export function BoardPage({ isLandscape = false, children }: Props) {
  return (
    <Box sx={page}>
      <GlobalStyles styles={isLandscape ? [paper, landscape] : paper} />
      {children}
    </Box>
  );
}

const page = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  '@media print': {
    // A grid's rows do not break over pages as a block's do.
    display: 'block',
    // Paper ends where the last line would be drawn.
    pr: '1px',
    '&, & *': blackOnWhite,
    '& table': { minWidth: '0 !important' },
  },
} as const;

const landscape = { '@page': { size: 'landscape' } } as const;
