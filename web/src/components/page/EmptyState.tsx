import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { framedStyles } from '../look/framed';

type Props = {
  /** The message of the screen: "No rows found for this date." */
  text: string;
  /** A button or a link that helps to fill the list. */
  action?: ReactNode;
  /** Leaves out the frame, for use in a dialog or another frame. */
  isBare?: boolean;
};

/** Replaces a list without rows, in the same frame. */
export function EmptyState({ text, action, isBare = false }: Props) {
  return (
    <Box sx={isBare ? emptyStateStyles : [emptyStateStyles, framedStyles]}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      {action}
    </Box>
  );
}

const emptyStateStyles = {
  py: 6,
  px: 2,
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  textAlign: 'center',
} as const;
