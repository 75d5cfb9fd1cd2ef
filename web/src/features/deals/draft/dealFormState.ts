import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { Day } from '../../../lib/days/dates';
import { draftOf, newDraft, nextDraft } from './dealForm';
import type { StoredDraft } from './draftStore';
import type { DealDraft, DraftField } from './formFields';
import {
  choose,
  type FollowedForm,
  type MergedChanges,
  mergeTheirs,
  type TheirChanges,
} from './theirChanges';

/** What stands in a deal form. */
export type DealFormState = {
  /** The deal as it was last read; undefined for a new one. */
  deal: DealFieldsFragment | undefined;
  before: DealDraft;
  draft: DealDraft;
  /** What the server compares with: the version on which the typing began. Null for a new deal. */
  version: number | null;
  /** What others have changed meanwhile. */
  merged: MergedChanges;
  /** Whether it holds what was typed earlier and not saved. */
  isRestored: boolean;
  /** The dates that are not whole days as they stand. */
  halfTyped: readonly string[];
};

export type DealFormEvent =
  | { type: 'typed'; change: Partial<DealDraft> }
  | { type: 'half typed'; label: string; isHalf: boolean }
  /** Others have stored something. */
  | { type: 'overtaken'; newest: DealFieldsFragment; changes: TheirChanges }
  | { type: 'chosen'; fields: readonly DraftField[]; side: 'mine' | 'theirs' }
  | { type: 'started over'; day: Day; begun?: Partial<DealDraft> | undefined }
  /** A new deal was added: the next one begins with what the deals of a day have in common. */
  | { type: 'added'; day: Day }
  /** The number for the deal that was just begun. */
  | { type: 'number offered'; number: string };

/** @param stored what was typed into it earlier @param begun what a new deal begins with */
export function dealFormState(
  deal: DealFieldsFragment | undefined,
  day: Day,
  stored?: StoredDraft,
  begun?: Partial<DealDraft>,
): DealFormState {
  const before = deal ? draftOf(deal) : { ...newDraft(stored?.day ?? day), ...begun };
  return {
    deal,
    before,
    draft: { ...before, ...stored?.changes },
    // A field that somebody else has changed since is the server's to refuse, and not this form's to overwrite.
    version: stored?.version ?? deal?.version ?? null,
    merged: {},
    isRestored: stored !== undefined,
    halfTyped: [],
  };
}

/** The form after something happened to it. */
export function afterEvent(form: DealFormState, event: DealFormEvent): DealFormState {
  const { deal, draft, halfTyped } = form;
  switch (event.type) {
    case 'typed':
      return { ...form, draft: { ...draft, ...event.change } };
    case 'half typed': {
      const others = halfTyped.filter(label => label !== event.label);
      return { ...form, halfTyped: event.isHalf ? [...others, event.label] : others };
    }
    case 'overtaken':
      return followed(form, event.newest, followedForm =>
        mergeTheirs(followedForm, event.newest, event.changes),
      );
    case 'chosen':
      if (!deal) return form;
      return followed(form, deal, followedForm => choose(followedForm, event.fields, event.side, deal));
    case 'started over':
      return { ...dealFormState(deal, event.day, undefined, event.begun), halfTyped };
    case 'added': {
      const next = nextDraft(draft);
      return { ...dealFormState(undefined, event.day), before: next, draft: next, halfTyped };
    }
    case 'number offered': {
      // Unless one was typed meanwhile.
      if (draft.number !== '') return form;
      const { number } = event;
      return { ...form, before: { ...form.before, number }, draft: { ...draft, number } };
    }
  }
}

function followed(
  form: DealFormState,
  deal: DealFieldsFragment,
  step: (form: FollowedForm) => FollowedForm,
): DealFormState {
  return { ...form, ...step({ ...form, version: form.version ?? deal.version }), deal };
}
