import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { DealDraft } from '../../../components/deals/dealFormFields';
import { type Day, formatUsDay } from '../../../lib/days/dates';
import { useDebounced } from '../../../lib/hooks/debounce';
import { StockNumberWarningsDocument } from '../deals.generated';
import { getDeliveryHint } from '../draft/dealDraft';

type DeliveryNoteProps = { draft: DealDraft; baseDraft: DealDraft; today: Day; onUseToday: () => void };

/** Explains on which day a delivered deal counts, in cases in which the user might expect another day. */
export function DeliveryNote({ draft, baseDraft, today, onUseToday }: DeliveryNoteProps) {
  const hint = getDeliveryHint(draft, baseDraft, today);
  if (!hint) return null;
  if (hint === 'counts-ahead') {
    return (
      <Alert severity="warning" sx={fullWidthStyles}>
        The delivery date is in the future. This deal counts as sold on {formatUsDay(draft.deliveryDate)}.
      </Alert>
    );
  }
  return (
    <Alert
      severity="info"
      sx={fullWidthStyles}
      action={
        <Button color="inherit" onClick={onUseToday}>
          Use today
        </Button>
      }
    >
      This deal will count as sold on {formatUsDay(draft.deliveryDate)}. Was it delivered today?
    </Alert>
  );
}

const fullWidthStyles = { gridColumn: '1 / -1' } as const;

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

/** Returns warnings about stock numbers that sold deals already have, queried after the user stops typing. */
export function useStockNumberWarnings(
  stockNums: readonly string[],
  exceptNumber?: number,
): ReadonlyMap<string, string> {
  const stockNumText = useDebounced(stockNums.filter(stockNum => stockNum.trim() !== '').join('\n'));
  const { data } = useQuery(StockNumberWarningsDocument, {
    variables: { stockNums: stockNumText.split('\n'), exceptNumber: exceptNumber ?? null },
    skip: stockNumText === '',
  });
  const warnings = stockNumText === '' ? [] : (data?.stockNumberWarnings ?? []);
  return new Map(warnings.map(({ stockNum, message }) => [stockNum, message]));
}
