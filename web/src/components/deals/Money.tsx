import { styled } from '@mui/material/styles';
import { money } from '../../lib/values/money';

/** Dollars, right-aligned in their place; zero and nothing are quieter than a number. */
export function Money({ amount }: { amount: number | null | undefined }) {
  return (
    <Figure data-is-nothing={!amount || undefined}>
      {amount === null || amount === undefined ? '–' : money(amount)}
    </Figure>
  );
}

const Figure = styled('span')(({ theme }) => ({
  display: 'block',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  // A figure that loses its last digits without a sign reads as another amount.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
  '&[data-is-nothing]': { color: theme.vars.palette.faint.text },
}));
