import { useState } from 'react';
import { KeptDraft } from '../../../components/saves/KeptDraft';
import { useViewer } from '../../../lib/viewer';
import { dealDrafts, knownBy, type StoredDraft, type WhichDeal, whichDeal } from '../draft/draftStore';

/** Forms that were filled in and not saved, as when a session ended under someone's hands: to go on with, or to give up. */
export function DealDrafts({ onContinue }: { onContinue: (which: WhichDeal) => void }) {
  const { id: viewerId } = useViewer();
  const drafts = dealDrafts(viewerId);
  const [stored, setStored] = useState(drafts.all);

  function giveUp(name: string) {
    drafts.drop(name);
    setStored(drafts.all);
  }

  return stored.map(({ name, draft }) => (
    <KeptDraft key={name} onContinue={() => onContinue(whichDeal(name))} onDiscard={() => giveUp(name)}>
      {draftTitle(whichDeal(name), draft)}
    </KeptDraft>
  ));
}

function draftTitle(which: WhichDeal, draft: StoredDraft): string {
  if (which !== 'new') return `Changes to deal #${which} were typed and are not saved.`;
  const known = knownBy(draft);
  return `A new deal was typed and is not saved${known && `: ${known}`}.`;
}
