import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { framedStyles } from '../styles/framed.styles';

/** Styles of a list with a divider between the items. */
export const dividedListStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Renders a short list in a frame. */
export function FramedList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={[framedStyles, dividedListStyles]}>
      {children}
    </Box>
  );
}

type FramedRowProps = {
  /** The title, which is also the accessible name of the row. */
  title: string;
  /** Lines below the title. */
  facts: ReactNode;
  /** Buttons at the right, or below the text on narrow screens. */
  actions: ReactNode;
  /** Content below the text and the buttons. */
  children?: ReactNode;
};

/** Renders a row of a FramedList: title, facts and actions. */
export function FramedRow({ title, facts, actions, children }: FramedRowProps) {
  return (
    <Box component="li" aria-label={title} sx={rowStyles}>
      <Box sx={{ flex: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        <Box sx={factsStyles}>{facts}</Box>
      </Box>
      <Box sx={buttonsStyles}>{actions}</Box>
      {children && <Box sx={{ flexBasis: '100%', minWidth: 0 }}>{children}</Box>}
    </Box>
  );
}

const rowStyles = {
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

const factsStyles = {
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

const buttonsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  mr: -0.5,
  // Below the title, the label of the first button aligns with the left edge of the title.
  '& > .MuiButton-text:first-of-type': { ml: { xs: -1.5, sm: 0 } },
} as const;

type Props = { label: string; mt?: number; children: ReactNode };

/** Renders the rows of a list as cards on a phone, one below the other, without sideways scrolling. */
export function CardList({ label, mt = 0, children }: Props) {
  return (
    <Box component="ul" aria-label={label} sx={[cardListStyles, { mt }]}>
      {children}
    </Box>
  );
}

export const listCardStyles = {
  px: 1.5,
  py: 1,
  display: 'grid',
  gap: 0.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

const cardListStyles = { mb: 0, mx: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 } as const;
