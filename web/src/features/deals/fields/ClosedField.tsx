import Box from '@mui/material/Box';
import { LockIcon } from '../../../components/look/icons';

/** A field of a deal in a closed month: its words, to read and to copy. */
export function ClosedField({ label, words }: { label: string; words: string }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {label} <LockIcon titleAccess="Closed" sx={{ fontSize: 12, verticalAlign: -1 }} />
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {words}
      </Box>
    </Box>
  );
}
