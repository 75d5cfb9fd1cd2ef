import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type Day, usDay } from '../../../lib/days/dates';
import { deliveryHint } from '../draft/dealForm';
import type { DealDraft } from '../draft/formFields';

type Props = { draft: DealDraft; before: DealDraft; today: Day; onUseToday: () => void };

/** Says on which day a delivered deal will count, where that could surprise. */
export function DeliveryNote({ draft, before, today, onUseToday }: Props) {
  const hint = deliveryHint(draft, before, today);
  if (!hint) return null;
  if (hint === 'counts-ahead') {
    return (
      <Alert severity="warning" sx={wholeRow}>
        The delivery date lies ahead: this deal counts as sold on {usDay(draft.deliveryDate)}.
      </Alert>
    );
  }
  return (
    <Alert
      severity="info"
      sx={wholeRow}
      action={
        <Button color="inherit" onClick={onUseToday}>
          Use today
        </Button>
      }
    >
      This deal will count as sold on {usDay(draft.deliveryDate)}. Was it delivered today?
    </Alert>
  );
}

const wholeRow = { gridColumn: '1 / -1' } as const;
