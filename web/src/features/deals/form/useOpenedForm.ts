import { useEffect, useRef, useState } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { id, type Param } from '../../../lib/address/urlState';
import { useOpened } from '../../../lib/opened/openedInUrl';
import type { WhichDeal } from '../draft/draftStore';

const numbers = id();
const whichDeal: Param<WhichDeal | null> = {
  fallback: null,
  read: text => (text === 'new' ? text : numbers.read(text)),
  write: String,
};

/**
 * The form that Home's screen is swapped for. It begins at its top; afterwards the list stands where it was left, with the
 * focus on what had opened the form.
 */
export function useOpenedForm() {
  const { opened, open, close } = useOpened('deal', whichDeal);
  const [listed, setListed] = useState<DealFieldsFragment>();
  const leftAt = useRef<{ which: WhichDeal; scrollY: number } | null>(null);

  useEffect(
    function comeAndGo() {
      if (opened !== null) {
        window.scrollTo({ top: 0 });
        return;
      }
      // Forward in the browser opens it anew, as it is by then.
      setListed(undefined);
      const left = leftAt.current;
      leftAt.current = null;
      if (!left) return;
      window.scrollTo({ top: left.scrollY });
      document.querySelector<HTMLElement>(`[data-opens="${left.which}"]`)?.focus({ preventScroll: true });
    },
    [opened],
  );

  function openForm(which: WhichDeal) {
    leftAt.current = { which, scrollY: window.scrollY };
    open(which);
  }

  return {
    opened,
    /** The opened deal as it was listed; undefined when the form was opened by a link or a reload. */
    openedDeal: listed?.number === opened ? listed : undefined,
    openNew: () => openForm('new'),
    openKept: openForm,
    openDeal: (deal: DealFieldsFragment) => {
      setListed(deal);
      openForm(deal.number);
    },
    close,
  };
}
