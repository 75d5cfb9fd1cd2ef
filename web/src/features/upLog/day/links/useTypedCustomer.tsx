import { type FocusEvent, type ReactNode, type RefObject, useState } from 'react';
import type { useDraft } from '../cells/useDraft';
import { useUpActions } from '../upActions';
import type { UpField } from '../upSaves';
import { VisitSuggestions } from './VisitsOffered';

type CustomerSuggestions = {
  /** Earlier visits that may be of the typed customer. */
  suggestions: ReactNode;
  changeName: (text: string) => void;
  close: () => void;
  /** Closes once the focus has left the field and its suggestions. */
  closeOnBlur: (event: FocusEvent) => void;
};

/**
 * Suggests earlier visits while a customer name is typed. Choosing a visit replaces the typed name.
 * @param focusField returns the focus to the field
 * @param anchor element at which the suggestions float over the page
 */
export function useCustomerSuggestions(
  upKey: string,
  field: UpField,
  draft: ReturnType<typeof useDraft>,
  focusField: () => void,
  anchor?: RefObject<HTMLElement | null>,
): CustomerSuggestions {
  const { links } = useUpActions();
  const [typedName, setTypedName] = useState<string | null>(null);
  const close = () => setTypedName(null);
  return {
    changeName: text => field === 'customerName' && setTypedName(text),
    close,
    closeOnBlur: ({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close(),
    suggestions: typedName !== null && (
      <VisitSuggestions
        upKey={upKey}
        name={typedName}
        onChoose={visit => {
          close();
          draft.discard();
          links.linkOrNotify(upKey, { visit, typed: typedName });
          focusField();
        }}
        onBack={focusField}
        anchor={anchor}
      />
    ),
  };
}
