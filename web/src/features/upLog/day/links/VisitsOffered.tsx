import { skipToken, useQuery } from '@apollo/client/react';
import Popper from '@mui/material/Popper';
import { visuallyHidden } from '@mui/utils';
import type { KeyboardEvent, RefObject } from 'react';
import { useSettled } from '../../../../lib/hooks/settled';
import type { VisitFieldsFragment } from '../../../../lib/values/visit.generated';
import { visitWords } from '../../../../lib/values/visitWords';
import { useUpActions } from '../upActions';
import { Offer, Offers } from './offerLook';
import { VisitsOfferedDocument } from './upLinks.generated';

type Props = {
  upKey: string;
  /** As it is typed. */
  name: string;
  onChoose: (visit: VisitFieldsFragment) => void;
  /** Goes back to the field that is typed in. */
  onBack: () => void;
  /** What it lies over the page beside; below the field in its column, unless there is one. */
  beside?: RefObject<HTMLElement | null> | undefined;
};

const OFFER = 'data-visit-offered';

/** Where the arrow down leads to from the field. @returns whether there is anything */
export function focusOffered(around: HTMLElement | null): boolean {
  const first = around?.querySelector<HTMLElement>(`[${OFFER}]`);
  first?.focus();
  return Boolean(first);
}

/** Earlier ups with a like name, each to be chosen as the visit before (up-log.md, A visit before). */
export function VisitsOffered({ upKey, name, onChoose, onBack, beside }: Props) {
  const { links, idOf } = useUpActions();
  const upId = idOf(upKey);
  const linked = links.of(upKey)?.visitBefore?.id;
  const settled = useSettled(name.trim());
  const isAsked = settled.length >= 2 && upId !== null;
  const { data, previousData } = useQuery(
    VisitsOfferedDocument,
    isAsked ? { variables: { upId, name: settled } } : skipToken,
  );
  const offered = isAsked ? ((data ?? previousData)?.visitsOffered ?? []) : [];
  const visits = offered.filter(({ id }) => id !== linked);
  if (visits.length === 0) return null;

  function press(event: KeyboardEvent<HTMLElement>) {
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
    <Offers
      role="group"
      aria-label="Earlier visits"
      // The field keeps the focus, and what is offered stays, while one is pressed.
      onMouseDown={event => event.preventDefault()}
    >
      {visits.map(visit => (
        <Offer
          key={visit.id}
          type="button"
          {...{ [OFFER]: '' }}
          tabIndex={beside ? -1 : 0}
          onKeyDown={press}
          onClick={() => onChoose(visit)}
        >
          <strong>{visit.customerName}</strong>, {visitWords(visit)}
        </Offer>
      ))}
    </Offers>
  );
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {visits.length === 1 ? '1 earlier visit' : `${visits.length} earlier visits`} with a like name
        {beside && '. Arrow down leads there'}.
      </span>
      {beside ? (
        <Popper
          open
          anchorEl={() => beside.current as HTMLElement}
          disablePortal
          placement="bottom-start"
          sx={over}
        >
          {list}
        </Popper>
      ) : (
        list
      )}
    </>
  );
}

/** Over the rows below, or above where there is no room. */
const over = {
  width: 'max-content',
  maxWidth: 420,
  borderRadius: 2,
  boxShadow: 6,
} as const;
