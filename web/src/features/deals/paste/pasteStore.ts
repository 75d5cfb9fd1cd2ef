import { draftsOf } from '../../../lib/saves/drafts';

const draftsBy = (personId: number) => draftsOf<string>('pastedDeals', personId);
const NAME = 'rows';

/** Rows that were pasted and are not recorded yet. */
export function storedPaste(personId: number): string | undefined {
  const text: unknown = draftsBy(personId).find(NAME);
  return text === undefined ? undefined : String(text);
}

/** How many of its lines are not blank. */
export const linesOf = (text: string): number => text.split('\n').filter(line => line.trim() !== '').length;

export function storePaste(personId: number, text: string): void {
  if (text.trim() === '') draftsBy(personId).drop(NAME);
  else draftsBy(personId).put(NAME, text);
}
