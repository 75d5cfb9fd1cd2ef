import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { SaveMark } from '../../../components/saves/SaveMark';
import { useCell } from '../../../lib/saves/useCells';
import type { HogDealFragment } from '../hog.generated';
import { useIsSelected, useRanges } from '../range/rangeStore';
import { selectedLook } from '../range/selectedLook';
import { isReviewCell, isTicked, type ReviewField, reviewLabels } from './review';
import { useReview } from './useReviews';

type Props = {
  deal: HogDealFragment;
  field: ReviewField;
  /** Beside the box, where no column's head names it. */
  label?: string;
  /** In a grid: whether its cell has the focus, which the box then takes. */
  hasCellFocus?: boolean;
};

/**
 * Updated? or Confirmed?: a click is saved at once, and says in its place whether it was. Space ticks or clears all boxes
 * that are selected together with this one.
 */
export function ReviewCheckbox({ deal, field, label, hasCellFocus }: Props) {
  const { store, tick } = useReview();
  const cell = { row: deal.number, field };
  const save = useCell(store, cell);
  const ranges = useRanges();
  const isSelected = useIsSelected(cell);
  const input = useRef<HTMLInputElement>(null);
  const isInGrid = hasCellFocus !== undefined;

  useLayoutEffect(
    function followTheGridsFocus() {
      if (hasCellFocus) input.current?.focus({ preventScroll: true });
    },
    [hasCellFocus],
  );

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // With Shift a click only selects.
    if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) return;
    const together = isSelected ? ranges?.get()?.block.flat().filter(isReviewCell) : undefined;
    tick(together ?? [cell], target.checked);
  }

  return (
    <Box sx={[look, isSelected && selectedLook]}>
      <Checkbox
        size="small"
        checked={isTicked(deal, field, save)}
        onChange={change}
        // The grid moves down a page on Space.
        onKeyDown={event => event.key === ' ' && event.stopPropagation()}
        sx={{ p: isInGrid ? 0.5 : 1.25 }}
        slotProps={{
          input: {
            ref: input,
            'aria-label': `${reviewLabels[field]} Deal ${deal.number}`,
            ...(isInGrid && { tabIndex: hasCellFocus ? 0 : -1 }),
          },
        }}
      />
      {label}
      <Box sx={{ width: 16, display: 'inline-flex' }}>
        <SaveMark save={save} />
      </Box>
    </Box>
  );
}

const look = { display: 'inline-flex', alignItems: 'center', gap: 0.5 } as const;
