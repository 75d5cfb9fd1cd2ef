import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  /** The screen's own words: "No rows found for this date." */
  text: string;
  /** What one could do about it: a button, a link. */
  action?: ReactNode;
};

/** In the place of a list that has nothing to show. */
export function EmptyState({ text, action }: Props) {
  return (
    <Box sx={{ py: 6, px: 2, display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      {action}
    </Box>
  );
}
