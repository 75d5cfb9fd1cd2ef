import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** Renders a notice about unsaved input, with the possible actions. */
export function UnsavedNotice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <Box sx={noticeStyles}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {actions}
    </Box>
  );
}

/** Addition to the notice of input that waits for the connection. */
export const AUTO_RETRY_MESSAGE = ' It will be sent again automatically.';

const noticeStyles = {
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

type Props = { children: ReactNode; onContinue: () => void; onDiscard: () => void };

/** Renders a notice about an unsaved draft, with buttons to continue or discard it. */
export const DraftNotice = ({ children, onContinue, onDiscard }: Props) => (
  <UnsavedNotice
    actions={
      <>
        <Button variant="outlined" color="inherit" onClick={onContinue}>
          Continue
        </Button>
        <Button color="inherit" onClick={onDiscard}>
          Discard
        </Button>
      </>
    }
  >
    {children}
  </UnsavedNotice>
);
