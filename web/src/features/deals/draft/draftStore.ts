import type { DealDraft } from '../../../components/deals/dealFormFields';
import type { Day } from '../../../lib/days/dates';
import { type DraftStorage, openDraftStorage } from '../../../lib/mutations/drafts';

/** Key of a deal form: the number of the deal, or `new`. */
export type DealFormKey = number | 'new';

export type StoredDraft = {
  /** The day that was shown when the form was opened. */
  day: Day;
  /** The version of the deal on which the draft is based; null for a new deal. */
  version: number | null;
  changes: Partial<DealDraft>;
};

/** Returns the storage of a person's unsaved deal forms in this browser, with one draft for each deal. */
export const getDealDrafts = (personId: number): DraftStorage<StoredDraft> =>
  openDraftStorage('unsavedDeal', personId);

/**
 * Formats the number and customer of a new deal, such as "#4711, Grace Hopper". Returns an empty text if
 * neither is typed.
 */
export const formatDraftName = ({ changes: { number, customerName } }: StoredDraft): string =>
  [number && `#${number}`, customerName].filter(Boolean).join(', ');

export const parseDealFormKey = (name: string): DealFormKey => (name === 'new' ? name : Number(name));

const getPasteDrafts = (personId: number) => openDraftStorage<string>('pastedDeals', personId);
const PASTE_DRAFT_NAME = 'rows';

/** Returns the stored text of pasted rows that are not added yet. */
export function loadPastedText(personId: number): string | undefined {
  const text: unknown = getPasteDrafts(personId).find(PASTE_DRAFT_NAME);
  return text === undefined ? undefined : String(text);
}

export const countLines = (text: string): number =>
  text.split('\n').filter(line => line.trim() !== '').length;

export function storePastedText(personId: number, text: string): void {
  if (text.trim() === '') getPasteDrafts(personId).remove(PASTE_DRAFT_NAME);
  else getPasteDrafts(personId).put(PASTE_DRAFT_NAME, text);
}
