import type { GridApi } from '@mui/x-data-grid';
import { gridFocusCellSelector } from '@mui/x-data-grid';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useViewer } from '../../../lib/viewer';
import { getShownAmount } from '../gross/gross';
import { useGross } from '../gross/grossContext';
import type { HogDealFragment } from '../hog.generated';
import { isTicked } from '../review/review';
import { useReview } from '../review/useReviewEdits';
import { findNextOpenDeal, getFieldToResolve, listRemainingKinds, type ShownCells } from './nextOpenDeal';
import { useOpenItems } from './openItems';

/**
 * Moves the focus to the next deal with an open item on N, and to the previous such deal on Shift+N. Works
 * from any element of the page.
 */
export function useOpenItemKeys(
  grid: RefObject<GridApi | null>,
  rows: readonly HogDealFragment[],
  isOpenItemsList: boolean,
): void {
  const { can } = useViewer();
  const openItems = useOpenItems();
  const { store: gross } = useGross();
  const { store: ticks } = useReview();

  const getShownCells = (deal: HogDealFragment): ShownCells => {
    const row = deal.number;
    return {
      frontGross: getShownAmount(deal, 'frontGross', gross.get({ row, field: 'frontGross' })),
      backGross: getShownAmount(deal, 'backGross', gross.get({ row, field: 'backGross' })),
      isConfirmed: isTicked(deal, 'isConfirmed', ticks.get({ row, field: 'isConfirmed' })),
    };
  };
  const getOpenKinds = (deal: HogDealFragment) =>
    listRemainingKinds(openItems.get(deal.number)?.kinds ?? [], getShownCells(deal));

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'n' || isForAnotherElement(event) || !grid.current) return;
    // Handles the key before the grid, which would start an edit.
    event.preventDefault();
    event.stopPropagation();
    const focused = gridFocusCellSelector(grid as RefObject<GridApi>);
    const from = focused ? Number(focused.id) : undefined;
    const next = findNextOpenDeal(rows, deal => getOpenKinds(deal).length > 0, from, event.shiftKey ? -1 : 1);
    if (!next) return;
    const field = getFieldToResolve(getShownCells(next), getOpenKinds(next), can);
    grid.current.scrollToIndexes({
      rowIndex: rows.indexOf(next),
      colIndex: grid.current.getColumnIndex(field),
    });
    grid.current.setCellFocus(next.number, field);
  });

  useEffect(
    function listenForKeys() {
      if (!isOpenItemsList) return;
      const listener = (event: KeyboardEvent) => handleKeyDown(event);
      document.addEventListener('keydown', listener, { capture: true });
      return () => document.removeEventListener('keydown', listener, { capture: true });
    },
    [isOpenItemsList],
  );
}

/** Returns whether the key is typed text or belongs to an overlay. */
function isForAnotherElement({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyped =
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, [role=dialog], [role=listbox], [role=menu]') !==
      null;
  return ctrlKey || metaKey || altKey || isTyped;
}
