import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { toHeaderAttributes, type Header } from '../../lib/values/header';
import { fullTapTargetStyles } from '../look/pressed';

type Props = {
  header: Header;
  /** The formatted figure, the most prominent element of the box. */
  figure: ReactNode;
  /** A smaller text below it: "of which 3 certified". */
  note?: ReactNode;
};

/** A figure with its label, as a child of a SummaryBar. */
export function StatBox({ header, figure, note }: Props) {
  return (
    <Box
      sx={{
        ...fullTapTargetStyles,
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
        {...toHeaderAttributes(header)}
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {header.label}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          // A long sum shrinks, so that it fits into a third of a phone's width.
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
