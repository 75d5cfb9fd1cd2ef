import { useReducer, useState } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { DealDraft, DraftField } from '../../../components/deals/dealFormFields';
import type { Day } from '../../../lib/days/dates';
import { useOnChange } from '../../../lib/hooks/lifecycleHooks';
import { useViewer } from '../../../lib/viewer';
import { createDraft, diffDrafts, hasChanges, isSameNewDeal } from './dealDraft';
import { createDealFormState, dealFormReducer } from './dealFormState';
import { getDealDrafts } from './draftStore';
import { listConflicts } from './remoteChanges';

/**
 * Returns the state of a deal form. Stores the draft in the browser on every change and restores it when the
 * form is opened again. No input is lost when a session ends or a window is closed. Initial fields of a new
 * deal do not replace a stored draft of another deal.
 */
export function useDealDraft(
  deal: DealFieldsFragment | undefined,
  day: Day,
  initialFields: Partial<DealDraft> | undefined,
) {
  const { id: viewerId } = useViewer();
  const drafts = getDealDrafts(viewerId);
  const name = String(deal?.number ?? 'new');
  const [storedDraft] = useState(() => drafts.find(name));
  const usesStorage = !initialFields || !storedDraft || isSameNewDeal(storedDraft, initialFields);
  const [form, dispatch] = useReducer(dealFormReducer, undefined, () =>
    createDealFormState(deal, day, usesStorage ? storedDraft : undefined, initialFields),
  );
  const { baseDraft, draft, version } = form;
  const isDirty = hasChanges(draft, baseDraft);
  const discardDraft = () => usesStorage && drafts.remove(name);

  useOnChange(form, function storeDraft() {
    const changes = diffDrafts(draft, deal ? baseDraft : createDraft(day));
    if (!usesStorage) return;
    if (isDirty) drafts.put(name, { day, version, changes });
    else discardDraft();
  });

  return {
    ...form,
    isDirty,
    discardDraft,
    dispatch,
    change: (change: Partial<DealDraft>) => dispatch({ type: 'typed', change }),
    /** Fields with conflicting typed and remote values. */
    conflicts: listConflicts(form),
    resolveConflicts: (fields: readonly DraftField[], side: 'mine' | 'theirs') =>
      dispatch({ type: 'conflicts resolved', fields, side }),
  };
}

export type DealDraftForm = ReturnType<typeof useDealDraft>;
