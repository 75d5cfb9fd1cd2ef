import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TEXT_WIDTH } from '../../../components/page/narrowPage';

/** The frame of the form where it replaces a screen: a card, or the whole screen on a phone. */
export function DealFormFrame({ children }: { children: ReactNode }) {
  return <Box sx={frameStyles}>{children}</Box>;
}

const frameStyles = {
  maxWidth: TEXT_WIDTH,
  width: { sm: 1 },
  mx: { xs: -1.5, sm: 'auto' },
  bgcolor: 'background.paper',
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: 2 },
  // Clips the corners of the button bar without breaking its sticky position.
  overflow: 'clip',
} as const;
