import { openDraftStorage } from '../../../lib/saves/drafts';

const getPasteDrafts = (personId: number) => openDraftStorage<string>('pastedDeals', personId);
const PASTE_DRAFT_NAME = 'rows';

/** Returns the stored text of pasted rows that are not added yet. */
export function loadPastedText(personId: number): string | undefined {
  const text: unknown = getPasteDrafts(personId).find(PASTE_DRAFT_NAME);
  return text === undefined ? undefined : String(text);
}

export const countLines = (text: string): number => text.split('\n').filter(line => line.trim() !== '').length;

export function storePastedText(personId: number, text: string): void {
  if (text.trim() === '') getPasteDrafts(personId).remove(PASTE_DRAFT_NAME);
  else getPasteDrafts(personId).put(PASTE_DRAFT_NAME, text);
}
