import { useState } from 'react';
import { KeptDraft } from '../../../components/saves/KeptDraft';
import { useViewer } from '../../../lib/viewer';
import { linesOf, storedPaste, storePaste } from './pasteStore';

/** Rows that were pasted and not recorded: to go on with, or to give up. */
export function PasteDraft({ onContinue }: { onContinue: () => void }) {
  const { id: viewerId } = useViewer();
  const [text, setText] = useState(() => storedPaste(viewerId));
  if (text === undefined) return null;

  function giveUp() {
    storePaste(viewerId, '');
    setText(undefined);
  }

  const lines = linesOf(text);
  return (
    <KeptDraft onContinue={onContinue} onDiscard={giveUp}>
      {lines === 1 ? 'A row was pasted and is' : `${lines} lines were pasted and are`} not recorded.
    </KeptDraft>
  );
}
