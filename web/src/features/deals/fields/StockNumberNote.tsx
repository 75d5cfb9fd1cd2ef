import Alert from '@mui/material/Alert';
import { useStockNumberWarnings } from './useStockNumberWarnings';

type StockNumberNoteProps = { stockNum: string; exceptNumber: number | undefined };

/** Warns that a sold deal already has the stock number. */
export function StockNumberNote({ stockNum, exceptNumber }: StockNumberNoteProps) {
  const message = useStockNumberWarnings([stockNum], exceptNumber).get(stockNum);
  return message ? (
    <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
      {message}
    </Alert>
  ) : null;
}
