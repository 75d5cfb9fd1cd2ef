import { keptUnder } from '../../../lib/kept';

const kept = keptUnder('pastedDeals');
const NAME = 'rows';

/** Rows that were pasted and are not recorded yet. */
export const keptPaste = (personId: number): string | undefined => kept.find(personId, NAME);

export function keepPaste(personId: number, text: string): void {
  if (text.trim() === '') kept.forget(personId, NAME);
  else kept.keep(personId, NAME, text);
}
