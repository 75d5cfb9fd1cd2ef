import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Mark } from './Mark';
import { PageTitle } from './PageTitle';

type Props = { title: string; text?: ReactNode; children?: ReactNode };

/**
 * A page before the sign-in: the brand on the colour of the bar, and one card that lies half over it. Plain boxes, as it is
 * fetched before everything else.
 */
export function PublicPage({ title, text, children }: Props) {
  return (
    <Box component="main" sx={page}>
      <PageTitle title={title} />
      <Box sx={brand}>
        <Mark size={40} />
        <Box>
          <Box component="h1" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 }}>
            Salesfloor
          </Box>
          <Box sx={{ typography: 'body2', color: 'bar.quiet' }}>Deals, gross and ups of the day</Box>
        </Box>
      </Box>
      <Box sx={card}>
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box component="h2" sx={{ m: 0, typography: 'h2', fontSize: '1.25rem' }}>
            {title}
          </Box>
          {text !== undefined && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{text}</Box>}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

/** How far down the colour of the bar reaches: to the middle of a short card. */
const horizon = 'max(264px, 42dvh)';

const page = {
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 400px)',
  gridTemplateRows: `calc(${horizon} - 176px) auto auto`,
  alignContent: 'start',
  justifyContent: 'center',
  rowGap: 3,
  px: 2,
  pb: 3,
  background: `linear-gradient(var(--sf-palette-bar-main) ${horizon}, transparent 0)`,
} as const;

const brand = {
  gridRow: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: { xs: 1, sm: 4 },
  color: 'bar.text',
} as const;

const card = {
  gridRow: 3,
  display: 'grid',
  gap: 2.5,
  p: { xs: 3, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  boxShadow: '0 12px 32px rgb(0 0 0 / 0.12)',
} as const;
