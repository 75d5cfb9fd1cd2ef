import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = { label: string; mt?: number; children: ReactNode };

/** The rows of a list as cards on a phone, one below the other, without sideways scrolling. */
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
