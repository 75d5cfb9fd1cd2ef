import Box from '@mui/material/Box';
import { LockIcon } from '../../../components/look/icons';

/** Shows a field of a deal in a closed month as text that can be selected. */
export function ClosedField({ label, text }: { label: string; text: string }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {label} <LockIcon titleAccess="Closed" sx={{ fontSize: 12, verticalAlign: -1 }} />
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    </Box>
  );
}
