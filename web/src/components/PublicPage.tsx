import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Mark } from './Mark';

type Props = { title: string; text?: ReactNode; children?: ReactNode };

/** A page before the sign-in: the brand over one card. Plain boxes, as it is fetched before everything else. */
export function PublicPage({ title, text, children }: Props) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'minmax(24px, 2fr) auto 3fr',
        px: 2,
        pb: 3,
      }}
    >
      <title>{`${title} · Salesfloor`}</title>
      <Box
        sx={{
          gridRow: 2,
          width: 1,
          maxWidth: 384,
          mx: 'auto',
          borderRadius: 2,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Box
          sx={{
            bgcolor: 'bar.main',
            color: 'bar.text',
            px: 3,
            py: 2.5,
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
          }}
        >
          <Mark size={32} />
          <Box>
            <Box component="h1" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.15 }}>
              Salesfloor
            </Box>
            <Box sx={{ typography: 'caption', color: 'bar.quiet' }}>Deals, gross and ups of the day</Box>
          </Box>
        </Box>
        <Box sx={{ p: 3, display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            <Box component="h2" sx={{ m: 0, typography: 'h2', fontSize: '1.125rem' }}>
              {title}
            </Box>
            {text !== undefined && (
              <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{text}</Box>
            )}
          </Box>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
