import Alert from '@mui/material/Alert';
import { useStockNumberWarnings } from './useStockNumberWarnings';

type Props = { stockNum: string; exceptNumber: number | undefined };

/** Warns in the form that the stock number is on a sold deal already. */
export function StockNumberNote({ stockNum, exceptNumber }: Props) {
  const message = useStockNumberWarnings([stockNum], exceptNumber).get(stockNum);
  return message ? (
    <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
      {message}
    </Alert>
  ) : null;
}
