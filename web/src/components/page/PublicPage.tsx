import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';
import { ProductLogo } from './ProductLogo';

type Props = { title: string; text?: ReactNode; children?: ReactNode };

/**
 * Renders a page before sign-in: the product name on the color of the top bar, and one card that overlaps the
 * colored area. Uses plain boxes, because this page loads before all other code.
 */
export function PublicPage({ title, text, children }: Props) {
  return (
    <Box component="main" sx={pageStyles}>
      <PageTitle title={title} />
      <Box sx={brandStyles}>
        <ProductLogo size={40} />
        <Box>
          <Box component="h1" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 }}>
            Salesfloor
          </Box>
          <Box sx={{ typography: 'body2', color: 'bar.quiet' }}>Today’s deals, gross and ups</Box>
        </Box>
      </Box>
      <Box sx={cardStyles}>
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

/** Height of the colored area: it ends at the middle of a short card. */
const colorHeight = 'max(264px, 42dvh)';

const pageStyles = {
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 400px)',
  gridTemplateRows: `calc(${colorHeight} - 176px) auto auto`,
  alignContent: 'start',
  justifyContent: 'center',
  rowGap: 3,
  px: 2,
  pb: 3,
  background: `linear-gradient(var(--sf-palette-bar-main) ${colorHeight}, transparent 0)`,
} as const;

const brandStyles = {
  gridRow: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: { xs: 1, sm: 4 },
  color: 'bar.text',
} as const;

const cardStyles = {
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
