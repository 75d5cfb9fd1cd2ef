import type { Day } from '../../../lib/days/dates';
import { type Drafts, draftsOf } from '../../../lib/saves/drafts';
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

/** The forms that a person filled in here and did not save, each under its deal. */
export const dealDrafts = (personId: number): Drafts<StoredDraft> => draftsOf('unsavedDeal', personId);

/** What a new deal is known by: "#4711, Grace Hopper". Empty when neither is typed. */
export const knownBy = ({ changes: { number, customerName } }: StoredDraft): string =>
  [number && `#${number}`, customerName].filter(Boolean).join(', ');

/** The deal of a draft's name. */
export const whichDeal = (name: string): WhichDeal => (name === 'new' ? name : Number(name));
