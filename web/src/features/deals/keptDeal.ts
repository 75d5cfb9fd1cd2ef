import type { Day } from '../../lib/dates';
import { keptUnder, unpacked } from '../../lib/kept';
import type { DealDraft } from './formFields';

/** The deal that a form is about: its number, or a new one. */
export type WhichDeal = number | 'new';

/** What was typed into a deal form and is not saved yet. */
export type KeptDeal = {
  /** The day that was being looked at. */
  day: Day;
  /** The version that the form was opened on; null for a new deal. */
  version: number | null;
  changes: Partial<DealDraft>;
};

const kept = keptUnder('unsavedDeal');

export function keepDeal(personId: number, which: WhichDeal, typed: KeptDeal): void {
  kept.keep(personId, String(which), JSON.stringify(typed));
}

/** Saved, or given up. */
export function forgetDeal(personId: number, which: WhichDeal): void {
  kept.forget(personId, String(which));
}

export function keptDeal(personId: number, which: WhichDeal): KeptDeal | undefined {
  return unpacked(kept.find(personId, String(which)));
}

/** Every form that this person filled in here and did not save. */
export function keptDeals(personId: number): { which: WhichDeal; typed: KeptDeal }[] {
  return kept.all(personId).flatMap(({ name, text }) => {
    const typed = unpacked<KeptDeal>(text);
    return typed ? [{ which: name === 'new' ? name : Number(name), typed }] : [];
  });
}
