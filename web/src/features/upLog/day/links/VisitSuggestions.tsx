import { skipToken, useQuery } from '@apollo/client/react';
import Popper from '@mui/material/Popper';
import { visuallyHidden } from '@mui/utils';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { formatVisit } from '../../../../lib/format/ups';
import type { VisitFieldsFragment } from '../../../../lib/format/visit.generated';
import { useDebounced } from '../../../../lib/hooks/debounce';
import type { useDraft } from '../cells/useDraft';
import { useUpActions } from '../upActions';
import type { UpField } from '../upSaves';
import { SuggestionButton, SuggestionList } from './suggestion.styles';
import { VisitsOfferedDocument } from './upLinks.generated';

type VisitSuggestionsProps = {
  upKey: string;
  /** Name as it is typed. */
  name: string;
  onChoose: (visit: VisitFieldsFragment) => void;
  /** Returns the focus to the field. */
  onBack: () => void;
  /**
   * Element to which the floating suggestions are attached. Without it, they are part of the column below the
   * field.
   */
  anchor?: RefObject<HTMLElement | null> | undefined;
};

const SUGGESTION_ATTRIBUTE = 'data-visit-suggestion';

/** Focuses the first suggestion, for Arrow down in the field. Returns whether there are suggestions. */
export function focusFirstSuggestion(container: HTMLElement | null): boolean {
  const first = container?.querySelector<HTMLElement>(`[${SUGGESTION_ATTRIBUTE}]`);
  first?.focus();
  return Boolean(first);
}

/** Suggests earlier ups with a similar name as the previous visit (up-log.md, Earlier visit). */
export function VisitSuggestions({ upKey, name, onChoose, onBack, anchor }: VisitSuggestionsProps) {
  const { links, getId } = useUpActions();
  const upId = getId(upKey);
  const linkedVisitId = links.get(upKey)?.visitBefore?.id;
  const debouncedName = useDebounced(name.trim());
  const shouldQuery = debouncedName.length >= 2 && upId !== null;
  const { data, previousData } = useQuery(
    VisitsOfferedDocument,
    shouldQuery ? { variables: { upId, name: debouncedName } } : skipToken,
  );
  const suggestions = shouldQuery ? ((data ?? previousData)?.visitsOffered ?? []) : [];
  const visits = suggestions.filter(({ id }) => id !== linkedVisitId);
  if (visits.length === 0) return null;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget, key } = event;
    if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const { nextElementSibling, previousElementSibling } = currentTarget;
    const next = key === 'ArrowDown' ? nextElementSibling : previousElementSibling;
    if (key !== 'Escape' && next instanceof HTMLButtonElement) next.focus();
    else if (key !== 'ArrowDown') onBack();
  }

  const list = (
    <SuggestionList
      role="group"
      aria-label="Earlier visits"
      // Keeps the focus in the field and the suggestions open while a suggestion is clicked.
      onMouseDown={event => event.preventDefault()}
    >
      {visits.map(visit => (
        <SuggestionButton
          key={visit.id}
          type="button"
          {...{ [SUGGESTION_ATTRIBUTE]: '' }}
          tabIndex={anchor ? -1 : 0}
          onKeyDown={handleKeyDown}
          onClick={() => onChoose(visit)}
        >
          <strong>{visit.customerName}</strong>, {formatVisit(visit)}
        </SuggestionButton>
      ))}
    </SuggestionList>
  );
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {visits.length === 1 ? '1 earlier visit' : `${visits.length} earlier visits`} with a similar name
        {anchor && '. Press the down arrow to choose'}.
      </span>
      {anchor ? (
        <Popper
          open
          anchorEl={() => anchor.current as HTMLElement}
          disablePortal
          placement="bottom-start"
          sx={popperStyles}
        >
          {list}
        </Popper>
      ) : (
        list
      )}
    </>
  );
}

const popperStyles = {
  width: 'max-content',
  maxWidth: 420,
  borderRadius: 2,
  boxShadow: 6,
} as const;

type CustomerSuggestions = {
  /** Suggested earlier visits; empty while no name is typed. */
  list: ReactNode;
  changeName: (text: string) => void;
  close: () => void;
  /** Closes once the focus has left the field and its suggestions. */
  closeOnBlur: (event: FocusEvent) => void;
};

/**
 * Suggests earlier visits while a customer name is typed. Choosing a visit replaces the typed name.
 * @param focusField returns the focus to the field
 * @param anchor element to which the floating suggestions are attached
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
    list: typedName !== null && (
      <VisitSuggestions
        upKey={upKey}
        name={typedName}
        onChoose={visit => {
          close();
          draft.discard();
          links.linkOrNotify(upKey, { visit, typedName });
          focusField();
        }}
        onBack={focusField}
        anchor={anchor}
      />
    ),
  };
}
