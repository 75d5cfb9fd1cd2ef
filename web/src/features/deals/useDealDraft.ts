import { useState } from 'react';
import type { DealFieldsFragment } from '../../generated/graphql';
import type { Day } from '../../lib/dates';
import { useOnChange } from '../../lib/useOnChange';
import { useViewer } from '../../lib/viewer';
import { type DealDraft, draftChanges, draftOf, isChanged, newDraft } from './dealForm';
import { forgetDeal, type KeptDeal, keepDeal, keptDeal } from './keptDeal';

type Form = {
  before: DealDraft;
  draft: DealDraft;
  /** What the server compares with: the version on which the typing began. */
  version: number | null;
  /** Whether it holds what was typed earlier and not saved. */
  isRestored: boolean;
};

/**
 * What stands in a deal form. It is kept from the first keystroke on, so that neither a session that ends nor a closed
 * window loses it, and stands there again when the form is next opened.
 */
export function useDealDraft(deal: DealFieldsFragment | undefined, day: Day) {
  const { id: viewerId } = useViewer();
  const which = deal?.number ?? 'new';
  const [form, setForm] = useState(() => formOf(deal, day, keptDeal(viewerId, which)));
  const [halfTyped, setHalfTyped] = useState<readonly string[]>([]);
  const { before, draft, version, isRestored } = form;
  const isTyped = isChanged(draft, before);
  const forget = () => forgetDeal(viewerId, which);

  useOnChange(draft, function keepWhatIsTyped() {
    if (isTyped) keepDeal(viewerId, which, { day, version, changes: draftChanges(draft, before) });
    else forget();
  });

  return {
    before,
    draft,
    version,
    isRestored,
    isTyped,
    forget,
    change: (change: Partial<DealDraft>) => setForm(now => ({ ...now, draft: { ...now.draft, ...change } })),
    /** Lays what was typed over the deal as it is by now. */
    layOver: (newest: DealFieldsFragment) =>
      setForm(now => {
        const fresh = draftOf(newest);
        const { version } = newest;
        return {
          ...now,
          version,
          before: fresh,
          draft: { ...fresh, ...draftChanges(now.draft, now.before) },
        };
      }),
    startOver: () => setForm(formOf(deal, day, undefined)),
    /** The dates that are not whole days as they stand. */
    halfTyped,
    tellHalfTyped: (label: string, isHalf: boolean) =>
      setHalfTyped(labels => [...labels.filter(known => known !== label), ...(isHalf ? [label] : [])]),
  };
}

function formOf(deal: DealFieldsFragment | undefined, day: Day, kept: KeptDeal | undefined): Form {
  const before = deal ? draftOf(deal) : newDraft(kept?.day ?? day);
  return {
    before,
    draft: { ...before, ...kept?.changes },
    // A field that somebody else has changed since is the server's to refuse, and not this form's to overwrite.
    version: kept?.version ?? deal?.version ?? null,
    isRestored: kept !== undefined,
  };
}
