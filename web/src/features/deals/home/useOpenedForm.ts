import { useEffect, useRef, useState } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { idParam, type Param, useOpenInUrl } from '../../../lib/urlState/urlState';
import type { DealFormKey } from '../draft/draftStore';

const numbers = idParam();
const dealFormParam: Param<DealFormKey | null> = {
  fallback: null,
  read: text => (text === 'new' ? text : numbers.read(text)),
  write: String,
};

/**
 * Opens the deal form in place of Home's list. The form starts at the top of the page; closing it restores
 * the scroll position and the focus.
 */
export function useOpenedForm() {
  const { openValue, open, close } = useOpenInUrl('deal', dealFormParam);
  const [listedDeal, setListedDeal] = useState<DealFieldsFragment>();
  const savedPosition = useRef<{ formKey: DealFormKey; scrollY: number } | null>(null);

  useEffect(
    function updateScrollAndFocus() {
      if (openValue !== null) {
        window.scrollTo({ top: 0 });
        return;
      }
      // Removes the listed deal, so that the browser's Forward button loads the deal again.
      setListedDeal(undefined);
      const position = savedPosition.current;
      savedPosition.current = null;
      if (!position) return;
      window.scrollTo({ top: position.scrollY });
      document
        .querySelector<HTMLElement>(`[data-opens="${position.formKey}"]`)
        ?.focus({ preventScroll: true });
    },
    [openValue],
  );

  function openForm(formKey: DealFormKey) {
    savedPosition.current = { formKey, scrollY: window.scrollY };
    open(formKey);
  }

  return {
    openFormKey: openValue,
    /** The deal as it was listed; undefined if a link or a reload opened the form. */
    openedDeal: listedDeal?.number === openValue ? listedDeal : undefined,
    openNew: () => openForm('new'),
    openDraft: openForm,
    openDeal: (deal: DealFieldsFragment) => {
      setListedDeal(deal);
      openForm(deal.number);
    },
    close,
  };
}
