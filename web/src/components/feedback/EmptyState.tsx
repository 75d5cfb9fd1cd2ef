import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../lib/viewer';
import { framedStyles } from '../styles/framed.styles';

type Props = {
  /** The message of the screen: "No rows found for this date." */
  text: string;
  /** A button or a link that helps to fill the list. */
  action?: ReactNode;
  /** Leaves out the frame, for use in a dialog or another frame. */
  isBare?: boolean;
};

/** Renders a message in place of a list without rows, in the same frame. */
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

/**
 * Explains how deals appear on an empty screen of deals. Links to the form and the import if the viewer can
 * use them.
 */
export function EmptyDealsHint() {
  const { can } = useViewer();
  return (
    <>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>Add or import deals to get started.</Box>
      {can.recordDeals && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" component={Link} to="/?deal=new">
            Add a deal
          </Button>
          {can.importFiles && (
            <Button component={Link} to="/import">
              Import deals
            </Button>
          )}
        </Box>
      )}
    </>
  );
}
