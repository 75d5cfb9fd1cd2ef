import Button from '@mui/material/Button';
import { useState } from 'react';
import { UnsavedStrip } from '../../components/UnsavedStrip';
import { useViewer } from '../../lib/viewer';
import { dropDraft, type StoredDraft, storedDrafts, type WhichDeal } from './draftStore';

/** Forms that were filled in and not saved, as when a session ended under someone's hands: to go on with, or to give up. */
export function DealDrafts({ onContinue }: { onContinue: (which: WhichDeal) => void }) {
  const { id: viewerId } = useViewer();
  const [drafts, setDrafts] = useState(() => storedDrafts(viewerId));

  function giveUp(which: WhichDeal) {
    dropDraft(viewerId, which);
    setDrafts(storedDrafts(viewerId));
  }

  return drafts.map(({ which, typed }) => (
    <UnsavedStrip
      key={which}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={() => onContinue(which)}>
            Continue
          </Button>
          <Button color="inherit" onClick={() => giveUp(which)}>
            Discard
          </Button>
        </>
      }
    >
      {draftTitle(which, typed)}
    </UnsavedStrip>
  ));
}

function draftTitle(which: WhichDeal, { changes: { number, customerName } }: StoredDraft): string {
  if (which !== 'new') return `Changes to deal #${which} were typed and are not saved.`;
  const known = [number && `#${number}`, customerName].filter(Boolean).join(', ');
  return `A new deal was typed and is not saved${known && `: ${known}`}.`;
}
