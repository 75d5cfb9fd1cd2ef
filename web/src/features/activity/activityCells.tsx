import Button from '@mui/material/Button';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { DealFieldsFragment } from '../../components/deals/dealFields.generated';
import { StatusPill } from '../../components/deals/tags';
import { useDealEditor } from '../../lib/dialogs/dealEditor';
import { dealStatusLabels } from '../../lib/format/deals';
import { deliveryLabels } from './activityFilters';

type Props = {
  number: number;
  /**
   * True if the grid cell that contains the button has the focus. The focus then moves to the button.
   * Undefined outside a grid.
   */
  hasCellFocus?: boolean;
};

/** Opens the deal form over the list. The list is refetched after the deal is saved. */
export function EditDealButton({ number, hasCellFocus }: Props) {
  const editDeal = useDealEditor();
  const button = useRef<HTMLButtonElement>(null);
  const isInGrid = hasCellFocus !== undefined;

  useLayoutEffect(
    function followGridFocus() {
      if (hasCellFocus) button.current?.focus({ preventScroll: true });
    },
    [hasCellFocus],
  );

  return (
    <Button
      ref={button}
      variant="outlined"
      aria-label={`Edit deal ${number}`}
      onClick={() => editDeal(number)}
      {...(isInGrid && {
        tabIndex: hasCellFocus ? 0 : -1,
        // Prevents the grid from scrolling down a page on Space.
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => event.key === ' ' && event.stopPropagation(),
        sx: { minWidth: 0, minHeight: 26, px: 1, py: 0, '@media (pointer: coarse)': { minHeight: 36 } },
      })}
    >
      Edit
    </Button>
  );
}

export function DealStatusPill({ deal }: { deal: Pick<DealFieldsFragment, 'dealStatus'> }) {
  return <StatusPill status={deal.dealStatus && dealStatusLabels[deal.dealStatus]} />;
}

export function DeliveryPill({ deal }: { deal: Pick<DealFieldsFragment, 'deliveryStatus'> }) {
  const status = deal.deliveryStatus;
  return status && <StatusPill status={status} label={deliveryLabels[status]} />;
}
