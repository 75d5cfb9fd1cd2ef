import Box from '@mui/material/Box';
import { formatMoney, parseMoney } from '../../../lib/values/money';
import type { GrossAmount } from './gross';

/**
 * Shows two conflicting amounts in a grid cell, mine above theirs. Opening the cell offers a choice between
 * them (GrossConflictChoice).
 */
export function ConflictingAmounts({ mine, theirs }: { mine: string; theirs: GrossAmount }) {
  return (
    <Box component="dl" sx={amountsStyles} title="Two people typed this. Open it to choose.">
      <dt>Mine</dt>
      <dd>{formatTypedAmount(mine)}</dd>
      <dt>Theirs</dt>
      <dd>{formatGrossAmount(theirs)}</dd>
    </Box>
  );
}

/** Formats a typed text as an amount. An empty amount becomes a word, because a blank would go unnoticed. */
export function formatTypedAmount(text: string): string {
  const amount = parseMoney(text);
  return amount === undefined ? text : formatGrossAmount(amount);
}

export const formatGrossAmount = (amount: GrossAmount): string => (amount === null ? 'empty' : formatMoney(amount));

const amountsStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  columnGap: 0.5,
  // Wider than the input, to fit two labels and two amounts.
  width: 'calc(100% + 12px)',
  height: 34,
  m: 0,
  mx: -0.75,
  px: 0.5,
  border: 1,
  borderColor: 'error.main',
  borderRadius: 0.5,
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
  fontSize: '0.75rem',
  lineHeight: '15px',
  cursor: 'pointer',
  '& dt': { textAlign: 'left' },
  '& dd': { m: 0, textAlign: 'right', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 },
} as const;
