import { keptUnder } from '../../../lib/kept';

const store = keptUnder('pastedDeals');
const NAME = 'rows';

/** Rows that were pasted and are not recorded yet. */
export const storedPaste = (personId: number): string | undefined => store.find(personId, NAME);

export function storePaste(personId: number, text: string): void {
  if (text.trim() === '') store.forget(personId, NAME);
  else store.keep(personId, NAME, text);
}
