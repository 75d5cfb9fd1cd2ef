import { useReducer, useState } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { Day } from '../../../lib/days/dates';
import { useOnChange } from '../../../lib/hooks/useOnChange';
import { useViewer } from '../../../lib/viewer';
import { draftChanges, isChanged, isTheSameBegun, newDraft } from './dealForm';
import { afterEvent, dealFormState } from './dealFormState';
import { dealDrafts } from './draftStore';
import type { DealDraft, DraftField } from './formFields';
import { conflictsOf } from './theirChanges';

/**
 * What stands in a deal form. It is stored in the browser from the first keystroke on, so that neither a session that ends nor a closed
 * window loses it, and stands there again when the form is next opened. A deal that begins with something makes no other one go that
 * was typed and not saved.
 */
export function useDealDraft(
  deal: DealFieldsFragment | undefined,
  day: Day,
  begun: Partial<DealDraft> | undefined,
) {
  const { id: viewerId } = useViewer();
  const drafts = dealDrafts(viewerId);
  const name = String(deal?.number ?? 'new');
  const [stored] = useState(() => drafts.find(name));
  const isStored = !begun || !stored || isTheSameBegun(stored, begun);
  const [form, dispatch] = useReducer(afterEvent, undefined, () =>
    dealFormState(deal, day, isStored ? stored : undefined, begun),
  );
  const { before, draft, version } = form;
  const isTyped = isChanged(draft, before);
  const forget = () => isStored && drafts.drop(name);

  useOnChange(form, function storeWhatIsTyped() {
    const changes = draftChanges(draft, deal ? before : newDraft(day));
    if (!isStored) return;
    if (isTyped) drafts.put(name, { day, version, changes });
    else forget();
  });

  return {
    ...form,
    isTyped,
    forget,
    dispatch,
    change: (change: Partial<DealDraft>) => dispatch({ type: 'typed', change }),
    /** The fields in which what I typed and what someone else has stored wait for a choice. */
    conflicts: conflictsOf(form),
    choose: (fields: readonly DraftField[], side: 'mine' | 'theirs') =>
      dispatch({ type: 'chosen', fields, side }),
  };
}

/** What a deal form holds and can do. */
export type DraftForm = ReturnType<typeof useDealDraft>;
