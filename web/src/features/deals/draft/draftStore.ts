import type { Day } from '../../../lib/days/dates';
import { type DraftStorage, openDraftStorage } from '../../../lib/saves/drafts';
import type { DealDraft } from './formFields';

/** Identifies the deal of a form: its number, or `new`. */
export type DealFormKey = number | 'new';

export type StoredDraft = {
  /** The day that was shown when the form was opened. */
  day: Day;
  /** The version of the deal on which the draft is based; null for a new deal. */
  version: number | null;
  changes: Partial<DealDraft>;
};

/** Returns the unsaved deal forms of a person in this browser, stored by deal. */
export const getDealDrafts = (personId: number): DraftStorage<StoredDraft> => openDraftStorage('unsavedDeal', personId);

/** Formats the number and customer of a new deal: "#4711, Grace Hopper". Empty if neither is typed. */
export const formatDraftName = ({ changes: { number, customerName } }: StoredDraft): string =>
  [number && `#${number}`, customerName].filter(Boolean).join(', ');

export const parseDealFormKey = (name: string): DealFormKey => (name === 'new' ? name : Number(name));
