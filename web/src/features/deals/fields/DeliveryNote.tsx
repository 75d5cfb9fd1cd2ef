import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type Day, formatUsDay } from '../../../lib/days/dates';
import { getDeliveryHint } from '../draft/dealForm';
import type { DealDraft } from '../draft/formFields';

type DeliveryNoteProps = { draft: DealDraft; before: DealDraft; today: Day; onUseToday: () => void };

/** Explains on which day a delivered deal will count if the day could surprise the user. */
export function DeliveryNote({ draft, before, today, onUseToday }: DeliveryNoteProps) {
  const hint = getDeliveryHint(draft, before, today);
  if (!hint) return null;
  if (hint === 'counts-ahead') {
    return (
      <Alert severity="warning" sx={fullWidthStyles}>
        The delivery date lies ahead: this deal counts as sold on {formatUsDay(draft.deliveryDate)}.
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
