import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TEXT_WIDTH } from '../../../components/page/narrowPage';

/** The form's frame where a screen is swapped for it: a card, and on a phone the whole screen. */
export function DealSheet({ children }: { children: ReactNode }) {
  return <Box sx={card}>{children}</Box>;
}

const card = {
  maxWidth: TEXT_WIDTH,
  width: { sm: 1 },
  mx: { xs: -1.5, sm: 'auto' },
  bgcolor: 'background.paper',
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: 2 },
  // Clips the corners of the buttons' bar, and lets it stick all the same.
  overflow: 'clip',
} as const;
