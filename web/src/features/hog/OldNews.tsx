import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { sentenceOf } from '../../lib/server/sentenceOf';

/** Above deals that were read before and could not be read again: nobody should trust them unawares. */
export function OldNews({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Box role="status" sx={look}>
      These figures may be old. {sentenceOf(error)}
      <Button color="inherit" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  );
}

const look = {
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
