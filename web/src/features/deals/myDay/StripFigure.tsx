import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { wholeIsPressed } from '../../../components/look/pressed';
import { described, type Header } from '../../../lib/values/header';

type Props = {
  header: Header;
  /** The figure, which opens what stands behind it. */
  children: ReactNode;
  /** A quieter word below it. */
  note?: string | undefined;
  /** How many places it takes: below a desk's width, of the four of a line. */
  places?: number;
  /** A word, which is longer than a number. */
  isWord?: boolean;
};

/** One figure of the strip, with its name. */
export function StripFigure({ header, children, note, places = 1, isWord = false }: Props) {
  return (
    <Box sx={{ ...look, gridColumn: `span ${places}` }}>
      <dt {...described(header)}>{header.head}</dt>
      <Box component="dd" sx={isWord ? word : figure}>
        {children}
      </Box>
      <Box component="dd" sx={quiet} title={note}>
        {note}
      </Box>
    </Box>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const look = {
  ...wholeIsPressed,
  minWidth: 0,
  px: { xs: 1, md: 1.5 },
  py: 0.5,
  bgcolor: 'background.paper',
  '& > dt': { ...oneLine, typography: 'caption', lineHeight: '1rem', color: 'text.secondary' },
} as const;

const figure = {
  ...oneLine,
  m: 0,
  fontSize: '1.125rem',
  fontWeight: 700,
  lineHeight: '1.375rem',
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
} as const;

const word = { ...figure, fontSize: { xs: '0.8125rem', md: '1.125rem' } } as const;

const quiet = {
  ...oneLine,
  m: 0,
  typography: 'caption',
  lineHeight: '1rem',
  minHeight: '1rem',
  color: 'text.secondary',
} as const;
