import Box from '@mui/material/Box';
import { money, parseMoney } from '../../../lib/values/money';
import type { Amount } from './gross';

/** A gross that two people typed, as it stands in the grid: mine over theirs. Opened, it lets me choose (GrossChoice). */
export function Disputed({ mine, theirs }: { mine: string; theirs: Amount }) {
  return (
    <Box component="dl" sx={look} title="Two people typed this. Open it to choose.">
      <dt>Mine</dt>
      <dd>{typedWords(mine)}</dd>
      <dt>Theirs</dt>
      <dd>{amountWords(theirs)}</dd>
    </Box>
  );
}

/** A typed text as the amount that it is; nothing for an emptied cell would not be seen. */
export function typedWords(text: string): string {
  const amount = parseMoney(text);
  return amount === undefined ? text : amountWords(amount);
}

export const amountWords = (amount: Amount): string => (amount === null ? 'empty' : money(amount));

const look = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  columnGap: 0.5,
  // Wider than the input it stands for: two words and two amounts have to be read.
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
