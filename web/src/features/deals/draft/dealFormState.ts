import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { DealDraft, DraftField } from '../../../components/deals/dealFormFields';
import type { Day } from '../../../lib/days/dates';
import { createDraft, createNextDraft, toDraft } from './dealDraft';
import type { StoredDraft } from './draftStore';
import {
  type MergedChanges,
  mergeRemoteChanges,
  type RemoteChanges,
  resolveConflicts,
  type SyncedForm,
} from './remoteChanges';

export type DealFormState = {
  /** The deal as it was last loaded; undefined for a new deal. */
  deal: DealFieldsFragment | undefined;
  baseDraft: DealDraft;
  draft: DealDraft;
  /**
   * Version of the deal on which the draft is based. The server compares it with the stored version. Null for
   * a new deal.
   */
  version: number | null;
  /** Fields that other users have changed since the form was opened. */
  mergedChanges: MergedChanges;
  /** True if the draft was restored from the browser's storage. */
  isRestored: boolean;
  /** Labels of the dates that are incomplete. */
  incompleteDates: readonly string[];
};

export type DealFormAction =
  | { type: 'typed'; change: Partial<DealDraft> }
  | { type: 'incomplete date'; label: string; isIncomplete: boolean }
  /** Another user has saved changes of this deal. */
  | { type: 'changed remotely'; newest: DealFieldsFragment; changes: RemoteChanges }
  | { type: 'conflicts resolved'; fields: readonly DraftField[]; side: 'mine' | 'theirs' }
  | { type: 'started over'; day: Day; initialFields?: Partial<DealDraft> | undefined }
  /** A new deal was added. The next deal starts with the shared fields of the day. */
  | { type: 'added'; day: Day }
  /** The server suggests a number for the new deal. */
  | { type: 'number offered'; number: string };

/**
 * Returns the initial state of the form.
 * @param stored the draft that this browser stored earlier
 * @param initialFields values that a new deal starts with
 */
export function createDealFormState(
  deal: DealFieldsFragment | undefined,
  day: Day,
  storedDraft?: StoredDraft,
  initialFields?: Partial<DealDraft>,
): DealFormState {
  const baseDraft = deal ? toDraft(deal) : { ...createDraft(storedDraft?.day ?? day), ...initialFields };
  return {
    deal,
    baseDraft,
    draft: { ...baseDraft, ...storedDraft?.changes },
    // If another user has changed a field since this version, the server rejects the save instead of
    // overwriting it.
    version: storedDraft?.version ?? deal?.version ?? null,
    mergedChanges: {},
    isRestored: storedDraft !== undefined,
    incompleteDates: [],
  };
}

export function dealFormReducer(form: DealFormState, action: DealFormAction): DealFormState {
  const { deal, draft, incompleteDates } = form;
  switch (action.type) {
    case 'typed':
      return { ...form, draft: { ...draft, ...action.change } };
    case 'incomplete date': {
      const otherLabels = incompleteDates.filter(label => label !== action.label);
      return { ...form, incompleteDates: action.isIncomplete ? [...otherLabels, action.label] : otherLabels };
    }
    case 'changed remotely':
      return updateSyncedForm(form, action.newest, syncedForm =>
        mergeRemoteChanges(syncedForm, action.newest, action.changes),
      );
    case 'conflicts resolved':
      if (!deal) return form;
      return updateSyncedForm(form, deal, syncedForm =>
        resolveConflicts(syncedForm, action.fields, action.side, deal),
      );
    case 'started over':
      return { ...createDealFormState(deal, action.day, undefined, action.initialFields), incompleteDates };
    case 'added': {
      const next = createNextDraft(draft);
      return { ...createDealFormState(undefined, action.day), baseDraft: next, draft: next, incompleteDates };
    }
    case 'number offered': {
      // Keeps a number that the user has already typed.
      if (draft.number !== '') return form;
      const { number } = action;
      return { ...form, baseDraft: { ...form.baseDraft, number }, draft: { ...draft, number } };
    }
  }
}

function updateSyncedForm(
  form: DealFormState,
  deal: DealFieldsFragment,
  update: (form: SyncedForm) => SyncedForm,
): DealFormState {
  return { ...form, ...update({ ...form, version: form.version ?? deal.version }), deal };
}
