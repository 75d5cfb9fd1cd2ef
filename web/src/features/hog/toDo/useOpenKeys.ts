import type { GridApi } from '@mui/x-data-grid';
import { gridFocusCellSelector } from '@mui/x-data-grid';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useViewer } from '../../../lib/viewer';
import { amountOf } from '../gross/gross';
import { useGross } from '../gross/grossContext';
import type { HogDealFragment } from '../hog.generated';
import { isTicked } from '../review/review';
import { useReview } from '../review/useReviews';
import { fieldToSettle, kindsLeft, nextOpen, type ShownDeal } from './nextOpen';
import { useOpenRows } from './openRows';

/** N goes to the next deal that has something open, Shift+N to the one before, wherever the focus is on the page. */
export function useOpenKeys(
  grid: RefObject<GridApi | null>,
  rows: readonly HogDealFragment[],
  isToDo: boolean,
): void {
  const { can } = useViewer();
  const open = useOpenRows();
  const { store: gross } = useGross();
  const { store: ticks } = useReview();

  const shownIn = (deal: HogDealFragment): ShownDeal => {
    const row = deal.number;
    return {
      frontGross: amountOf(deal, 'frontGross', gross.of({ row, field: 'frontGross' })),
      backGross: amountOf(deal, 'backGross', gross.of({ row, field: 'backGross' })),
      isConfirmed: isTicked(deal, 'isConfirmed', ticks.of({ row, field: 'isConfirmed' })),
    };
  };
  const openKinds = (deal: HogDealFragment) => kindsLeft(open.get(deal.number)?.kinds ?? [], shownIn(deal));

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'n' || isElsewhere(event) || !grid.current) return;
    // Before the grid, which would begin to type it.
    event.preventDefault();
    event.stopPropagation();
    const focused = gridFocusCellSelector(grid as RefObject<GridApi>);
    const from = focused ? Number(focused.id) : undefined;
    const next = nextOpen(rows, deal => openKinds(deal).length > 0, from, event.shiftKey ? -1 : 1);
    if (!next) return;
    const field = fieldToSettle(shownIn(next), openKinds(next), can);
    grid.current.scrollToIndexes({
      rowIndex: rows.indexOf(next),
      colIndex: grid.current.getColumnIndex(field),
    });
    grid.current.setCellFocus(next.number, field);
  });

  useEffect(
    function listen() {
      if (!isToDo) return;
      const listener = (event: KeyboardEvent) => press(event);
      document.addEventListener('keydown', listener, { capture: true });
      return () => document.removeEventListener('keydown', listener, { capture: true });
    },
    [isToDo],
  );
}

/** A key that is typed, or that belongs to something over the list. */
function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyped =
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, [role=dialog], [role=listbox], [role=menu]') !==
      null;
  return ctrlKey || metaKey || altKey || isTyped;
}
