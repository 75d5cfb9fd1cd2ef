import Box from '@mui/material/Box';
import { money } from '../lib/money';

/** Dollars, right-aligned in their place; zero and nothing are quieter than a number. */
export function Money({ amount }: { amount: number | null | undefined }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        textAlign: 'right',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        color: amount ? 'inherit' : 'faint.text',
      }}
    >
      {amount === null || amount === undefined ? '–' : money(amount)}
    </Box>
  );
}
