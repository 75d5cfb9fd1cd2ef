import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Says of one thing that was typed that it is not stored, and offers what can be done about it. */
export function UnsavedStrip({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <Box sx={strip}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {actions}
    </Box>
  );
}

/** Said of what waits for the line. */
export const ALSO_BY_ITSELF = ' It is also sent again by itself.';

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  typography: 'body2',
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
} as const;
