import { type FocusEvent, type ReactNode, type RefObject, useState } from 'react';
import type { useDraft } from '../cells/useDraft';
import { useUpActions } from '../upActions';
import type { UpField } from '../upSaves';
import { VisitsOffered } from './VisitsOffered';

type TypedCustomer = {
  /** The visits that what is being typed may be a return of. */
  offered: ReactNode;
  type: (text: string) => void;
  close: () => void;
  /** Closes once the focus has left the field and what is offered with it. */
  closeOutside: (event: FocusEvent) => void;
};

/**
 * Offers visits while a customer is typed; choosing one takes the place of what was typed.
 * @param goBack puts the focus into the field
 * @param beside what they lie over the page beside
 */
export function useTypedCustomer(
  upKey: string,
  field: UpField,
  draft: ReturnType<typeof useDraft>,
  goBack: () => void,
  beside?: RefObject<HTMLElement | null>,
): TypedCustomer {
  const { links } = useUpActions();
  const [typed, setTyped] = useState<string | null>(null);
  const close = () => setTyped(null);
  return {
    type: text => field === 'customerName' && setTyped(text),
    close,
    closeOutside: ({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close(),
    offered: typed !== null && (
      <VisitsOffered
        upKey={upKey}
        name={typed}
        onChoose={visit => {
          close();
          draft.giveUp();
          links.linkOrNotify(upKey, { visit, typed });
          goBack();
        }}
        onBack={goBack}
        beside={beside}
      />
    ),
  };
}
