import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { described, type Header } from '../../lib/values/header';
import { wholeIsPressed } from '../look/pressed';

type Props = {
  header: Header;
  /** The figure, already formatted. The loudest thing on the screen. */
  figure: ReactNode;
  /** A quieter word below it: "of which 3 certified". */
  note?: ReactNode;
};

/** One figure with its name. Belongs into a TotalsStrip. */
export function StatBox({ header, figure, note }: Props) {
  return (
    <Box
      sx={{
        ...wholeIsPressed,
        px: { xs: 1, sm: 1.5 },
        py: 1,
        minWidth: 0,
        containerType: 'inline-size',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Typography
        component="dt"
        variant="caption"
        {...described(header)}
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {header.head}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          // A long sum shrinks rather than breaks out of a phone's third.
          fontSize: 'clamp(0.75rem, 15cqi, 1.25rem)',
          fontWeight: 700,
          lineHeight: 1.3,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {figure}
      </Box>
      {note !== undefined && (
        <Box component="dd" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}
