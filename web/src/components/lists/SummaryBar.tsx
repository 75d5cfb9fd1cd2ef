import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Header, toHeaderAttributes } from '../../lib/format/header';
import { summaryBarGridStyles } from '../feedback/Skeletons';
import { fullTapTargetStyles } from '../styles/tapTarget.styles';

type Props = {
  header: Header;
  /** The formatted figure, the most prominent element of the box. */
  figure: ReactNode;
  /** A smaller text below the figure: "of which 3 certified". */
  note?: ReactNode;
};

/** Renders a figure with its label, as a child of a SummaryBar. */
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

type SummaryBarProps = {
  /** The accessible name of the figures. */
  label: string;
  /** The figures, as StatBoxes. */
  children: ReactNode;
};

/** Renders the totals of a screen in one row. On a phone, each row has three totals. */
export function SummaryBar({ label, children }: SummaryBarProps) {
  return (
    <Box component="section" aria-label={label}>
      <Box component="dl" sx={{ m: 0, ...summaryBarGridStyles }}>
        {children}
      </Box>
    </Box>
  );
}

const phoneMedia = '@media (max-width: 599.95px)';

/**
 * Styles of a SummaryBar on a phone: one low frame, in which each figure is next to its label and only as
 * wide as necessary.
 */
export const phoneSummaryBarStyles = {
  [phoneMedia]: {
    '& dl': {
      px: 1,
      py: 0.5,
      columnGap: 1,
      rowGap: 0.25,
      gridTemplateColumns: 'repeat(3, auto)',
      justifyContent: 'space-between',
      border: 1,
      borderColor: 'divider',
      borderRadius: 2,
      bgcolor: 'background.paper',
    },
    '& dl > div': {
      p: 0,
      display: 'flex',
      alignItems: 'baseline',
      columnGap: 0.5,
      containerType: 'normal',
      border: 0,
      bgcolor: 'transparent',
    },
    '& dl > div > dt, & dl > div > dd': { fontSize: '0.75rem' },
    // Reserves the width before the figures are loaded.
    '& dl > div > dd': { minWidth: '3ch' },
  },
} as const;

/**
 * Styles of sums of money below the row of counts. Each sum is larger than the counts, and below its label.
 */
export const phoneSumsStyles = {
  [phoneMedia]: {
    // Extends the tap targets above and below the frame, because no other target is there.
    '& dl > div:nth-of-type(-n + 3) button::after': { top: '-16px', bottom: '-6px' },
    '& dl > div:nth-of-type(n + 4)': { display: 'block' },
    '& dl > div:nth-of-type(n + 4) button::after': { top: '4px', bottom: '-12px' },
    '& dl > div:nth-of-type(n + 4) > dd': {
      minWidth: '11ch',
      fontSize: 'clamp(0.75rem, 3.75vw, 0.9375rem)',
    },
  },
} as const;
