import Button from '@mui/material/Button';
import { useState } from 'react';
import { UnsavedStrip } from '../../components/UnsavedStrip';
import { useViewer } from '../../lib/viewer';
import { forgetDeal, type KeptDeal, keptDeals, type WhichDeal } from './keptDeal';

/** Forms that were filled in and not saved, as when a session ended under someone's hands: to go on with, or to give up. */
export function KeptDeals({ onContinue }: { onContinue: (which: WhichDeal) => void }) {
  const { id: viewerId } = useViewer();
  const [kept, setKept] = useState(() => keptDeals(viewerId));

  function giveUp(which: WhichDeal) {
    forgetDeal(viewerId, which);
    setKept(keptDeals(viewerId));
  }

  return kept.map(({ which, typed }) => (
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
      {keptWords(which, typed)}
    </UnsavedStrip>
  ));
}

function keptWords(which: WhichDeal, { changes: { number, customerName } }: KeptDeal): string {
  if (which !== 'new') return `Changes to deal #${which} were typed and are not saved.`;
  const known = [number && `#${number}`, customerName].filter(Boolean).join(', ');
  return `A new deal was typed and is not saved${known && `: ${known}`}.`;
}
