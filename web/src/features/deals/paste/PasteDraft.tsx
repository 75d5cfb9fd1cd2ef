import { useState } from 'react';
import { DraftNotice } from '../../../components/saves/KeptDraft';
import { useViewer } from '../../../lib/viewer';
import { countLines, loadPastedText, storePastedText } from './pasteStore';

/** Offers to continue or discard rows that were pasted and not added. */
export function UnsavedPastedRows({ onContinue }: { onContinue: () => void }) {
  const { id: viewerId } = useViewer();
  const [text, setText] = useState(() => loadPastedText(viewerId));
  if (text === undefined) return null;

  function discard() {
    storePastedText(viewerId, '');
    setText(undefined);
  }

  const lines = countLines(text);
  return (
    <DraftNotice onContinue={onContinue} onDiscard={discard}>
      {lines === 1 ? 'A row was pasted and is' : `${lines} lines were pasted and are`} not recorded.
    </DraftNotice>
  );
}
