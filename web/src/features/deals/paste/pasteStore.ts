import { draftsOf } from '../../../lib/saves/drafts';

const draftsBy = (personId: number) => draftsOf<string>('pastedDeals', personId);
const NAME = 'rows';

/** Rows that were pasted and are not recorded yet. */
export function storedPaste(personId: number): string | undefined {
  const text: unknown = draftsBy(personId).find(NAME);
  return text === undefined ? undefined : String(text);
}

export function storePaste(personId: number, text: string): void {
  if (text.trim() === '') draftsBy(personId).drop(NAME);
  else draftsBy(personId).put(NAME, text);
}
