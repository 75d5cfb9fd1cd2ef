import type { Day } from '../../lib/dates';
import { keptUnder, unpacked } from '../../lib/kept';
import type { DealDraft } from './formFields';

/** The deal that a form is about: its number, or a new one. */
export type WhichDeal = number | 'new';

/** What was typed into a deal form and is not saved yet. */
export type StoredDraft = {
  /** The day that was being looked at. */
  day: Day;
  /** The version that the form was opened on; null for a new deal. */
  version: number | null;
  changes: Partial<DealDraft>;
};

const store = keptUnder('unsavedDeal');

export function storeDraft(personId: number, which: WhichDeal, typed: StoredDraft): void {
  store.keep(personId, String(which), JSON.stringify(typed));
}

/** Saved, or given up. */
export function dropDraft(personId: number, which: WhichDeal): void {
  store.forget(personId, String(which));
}

export function storedDraft(personId: number, which: WhichDeal): StoredDraft | undefined {
  return unpacked(store.find(personId, String(which)));
}

/** Every form that this person filled in here and did not save. */
export function storedDrafts(personId: number): { which: WhichDeal; typed: StoredDraft }[] {
  return store.all(personId).flatMap(({ name, text }) => {
    const typed = unpacked<StoredDraft>(text);
    return typed ? [{ which: name === 'new' ? name : Number(name), typed }] : [];
  });
}
