import { useState } from 'react';
import type { DealFieldsFragment } from '../../generated/graphql';
import type { Day } from '../../lib/dates';
import { useOnChange } from '../../lib/useOnChange';
import { useViewer } from '../../lib/viewer';
import { draftChanges, draftOf, isChanged, newDraft, nextDraft } from './dealForm';
import { dropDraft, type StoredDraft, storeDraft, storedDraft } from './draftStore';
import type { DealDraft, DraftField } from './formFields';
import {
  choose,
  conflictsOf,
  type FollowedForm,
  type MergedChanges,
  mergeTheirs,
  type TheirChanges,
} from './theirChanges';

type Form = {
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
};

/**
 * What stands in a deal form. It is stored in the browser from the first keystroke on, so that neither a session that ends nor a closed
 * window loses it, and stands there again when the form is next opened.
 */
export function useDealDraft(deal: DealFieldsFragment | undefined, day: Day) {
  const { id: viewerId } = useViewer();
  const which = deal?.number ?? 'new';
  const [form, setForm] = useState(() => formOf(deal, day, storedDraft(viewerId, which)));
  const [halfTyped, setHalfTyped] = useState<readonly string[]>([]);
  const { before, draft, version } = form;
  const isTyped = isChanged(draft, before);
  const forget = () => dropDraft(viewerId, which);

  useOnChange(form, function storeWhatIsTyped() {
    const changes = draftChanges(draft, deal ? before : newDraft(day));
    if (isTyped) storeDraft(viewerId, which, { day, version, changes });
    else forget();
  });

  return {
    ...form,
    isTyped,
    forget,
    change: (change: Partial<DealDraft>) => setForm(now => ({ ...now, draft: { ...now.draft, ...change } })),
    /** Brings what others have stored into the form. */
    mergeTheirs: (newest: DealFieldsFragment, changes: TheirChanges) =>
      setForm(now => followed(now, newest, form => mergeTheirs(form, newest, changes))),
    /** The fields in which what I typed and what someone else has stored wait for a choice. */
    conflicts: conflictsOf(form),
    choose: (fields: readonly DraftField[], side: 'mine' | 'theirs') =>
      setForm(now => (now.deal ? followed(now, now.deal, choosing(fields, side, now.deal)) : now)),
    startOver: () => setForm(now => formOf(now.deal, day, undefined)),
    /** After a new deal is added: the next one, with what the deals of a day have in common. */
    beginNext: () =>
      setForm(now => {
        const draft = nextDraft(now.draft);
        return { ...formOf(undefined, day, undefined), before: draft, draft };
      }),
    /** The number for the deal that was just begun, unless one was typed meanwhile. */
    offerNumber: (number: string) =>
      setForm(now =>
        now.draft.number === ''
          ? { ...now, before: { ...now.before, number }, draft: { ...now.draft, number } }
          : now,
      ),
    /** The dates that are not whole days as they stand. */
    halfTyped,
    tellHalfTyped: (label: string, isHalf: boolean) =>
      setHalfTyped(labels => [...labels.filter(known => known !== label), ...(isHalf ? [label] : [])]),
  };
}

/** What a deal form holds and can do. */
export type DraftForm = ReturnType<typeof useDealDraft>;

const choosing =
  (fields: readonly DraftField[], side: 'mine' | 'theirs', newest: DealFieldsFragment) =>
  (form: FollowedForm) =>
    choose(form, fields, side, newest);

function followed(now: Form, deal: DealFieldsFragment, step: (form: FollowedForm) => FollowedForm): Form {
  return { ...now, ...step({ ...now, version: now.version ?? deal.version }), deal };
}

function formOf(deal: DealFieldsFragment | undefined, day: Day, stored: StoredDraft | undefined): Form {
  const before = deal ? draftOf(deal) : newDraft(stored?.day ?? day);
  return {
    deal,
    before,
    draft: { ...before, ...stored?.changes },
    // A field that somebody else has changed since is the server's to refuse, and not this form's to overwrite.
    version: stored?.version ?? deal?.version ?? null,
    merged: {},
    isRestored: stored !== undefined,
  };
}
