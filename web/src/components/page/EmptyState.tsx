import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { framed } from '../look/framed';

type Props = {
  /** The screen's own words: "No rows found for this date." */
  text: string;
  /** What one could do about it: a button, a link. */
  action?: ReactNode;
  /** Within a dialog or another frame it has none of its own. */
  isBare?: boolean;
};

/** In the place of a list that has nothing to show, and framed as the list is. */
export function EmptyState({ text, action, isBare = false }: Props) {
  return (
    <Box sx={isBare ? look : [look, framed]}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      {action}
    </Box>
  );
}

const look = {
  py: 6,
  px: 2,
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  textAlign: 'center',
} as const;
