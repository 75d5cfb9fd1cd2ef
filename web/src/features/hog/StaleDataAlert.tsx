import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { toErrorMessage } from '../../lib/apollo/errors';

/** Warns that the list could not be reloaded and may be out of date. */
export function StaleDataAlert({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Box role="status" sx={alertStyles}>
      These figures may be out of date. {toErrorMessage(error)}
      <Button color="inherit" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  );
}

const alertStyles = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  px: 1.5,
  borderRadius: 1,
  typography: 'body2',
  bgcolor: 'row.updated',
} as const;
