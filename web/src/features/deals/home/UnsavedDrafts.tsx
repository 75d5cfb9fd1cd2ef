import { useState } from 'react';
import { DraftNotice } from '../../../components/saving/UnsavedNotice';
import { useViewer } from '../../../lib/viewer';
import {
  countLines,
  type DealFormKey,
  formatDraftName,
  getDealDrafts,
  loadPastedText,
  parseDealFormKey,
  type StoredDraft,
  storePastedText,
} from '../draft/draftStore';

/**
 * Lists deal forms with unsaved input, for example because the session ended. The viewer can continue or
 * discard each form.
 */
export function UnsavedDealForms({ onContinue }: { onContinue: (formKey: DealFormKey) => void }) {
  const { id: viewerId } = useViewer();
  const drafts = getDealDrafts(viewerId);
  const [storedDrafts, setStoredDrafts] = useState(drafts.list);

  function discard(name: string) {
    drafts.remove(name);
    setStoredDrafts(drafts.list);
  }

  return storedDrafts.map(({ name, draft }) => (
    <DraftNotice
      key={name}
      onContinue={() => onContinue(parseDealFormKey(name))}
      onDiscard={() => discard(name)}
    >
      {formatDraftTitle(parseDealFormKey(name), draft)}
    </DraftNotice>
  ));
}

function formatDraftTitle(formKey: DealFormKey, draft: StoredDraft): string {
  if (formKey !== 'new') return `Unsaved changes to deal #${formKey}.`;
  const draftName = formatDraftName(draft);
  return `Unsaved new deal${draftName && `: ${draftName}`}.`;
}

/** Offers to continue or discard rows that were pasted and not added. */
export function UnsavedPastedRows({ onContinue }: { onContinue: () => void }) {
  const { id: viewerId } = useViewer();
  const [text, setText] = useState(() => loadPastedText(viewerId));
  if (text === undefined) return null;

  function discard() {
    storePastedText(viewerId, '');
    setText(undefined);
  }

  const lineCount = countLines(text);
  return (
    <DraftNotice onContinue={onContinue} onDiscard={discard}>
      {lineCount === 1 ? '1 pasted row' : `${lineCount} pasted rows`} not added yet.
    </DraftNotice>
  );
}
