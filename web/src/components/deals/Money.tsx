import { styled } from '@mui/material/styles';
import { formatMoney } from '../../lib/values/money';

/** An amount in dollars, right-aligned. Zero and missing amounts have a lighter color. */
export function Money({ amount }: { amount: number | null | undefined }) {
  return (
    <MoneyText data-is-nothing={!amount || undefined}>
      {amount === null || amount === undefined ? '–' : formatMoney(amount)}
    </MoneyText>
  );
}

const MoneyText = styled('span')(({ theme }) => ({
  display: 'block',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  // An ellipsis shows that the amount is cut off, so that it is not read as another amount.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
  '&[data-is-nothing]': { color: theme.vars.palette.faint.text },
}));
