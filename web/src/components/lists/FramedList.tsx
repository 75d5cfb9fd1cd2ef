import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { framed } from '../look/framed';

/** Items of a list under one another, with a line between two. */
export const linedItems = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** A short list in its frame. */
export function FramedList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={[framed, linedItems]}>
      {children}
    </Box>
  );
}

type RowProps = {
  /** What the row is about, and its accessible name. */
  title: string;
  /** Lines below the title. */
  facts: ReactNode;
  /** Buttons beside them, or below them where there is no room. */
  actions: ReactNode;
  /** Below all of it. */
  children?: ReactNode;
};

/** A row of such a list: what it is about, and what can be done with it. */
export function FramedRow({ title, facts, actions, children }: RowProps) {
  return (
    <Box component="li" aria-label={title} sx={row}>
      <Box sx={{ flex: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        <Box sx={quiet}>{facts}</Box>
      </Box>
      <Box sx={buttons}>{actions}</Box>
      {children && <Box sx={{ flexBasis: '100%', minWidth: 0 }}>{children}</Box>}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 1.5,
  py: 1,
  minHeight: 52,
  typography: 'body2',
} as const;

const quiet = {
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  mr: -0.5,
  // Below the title a button's words begin where the title begins, though the button is wider.
  '& > .MuiButton-text:first-of-type': { ml: { xs: -1.5, sm: 0 } },
} as const;
