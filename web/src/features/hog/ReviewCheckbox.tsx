import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useLayoutEffect, useRef } from 'react';
import type { HogDealFragment } from '../../generated/graphql';
import { useCell } from './cellStore';
import { isTicked, type ReviewField, reviewLabels } from './review';
import { SaveMark } from './SaveMark';
import { useReview } from './useReviews';

type Props = {
  deal: HogDealFragment;
  field: ReviewField;
  /** Beside the box, where no column's head names it. */
  label?: string;
  /** In a grid: whether its cell has the focus, which the box then takes. */
  hasCellFocus?: boolean;
};

/** Updated? or Confirmed?: a click is saved at once, and says in its place whether it was. */
export function ReviewCheckbox({ deal, field, label, hasCellFocus }: Props) {
  const { store, tick } = useReview();
  const save = useCell(store, { number: deal.number, field });
  const input = useRef<HTMLInputElement>(null);
  const isInGrid = hasCellFocus !== undefined;

  useLayoutEffect(
    function followTheGridsFocus() {
      if (hasCellFocus) input.current?.focus({ preventScroll: true });
    },
    [hasCellFocus],
  );

  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Checkbox
        size="small"
        checked={isTicked(deal, field, save)}
        onChange={event => tick(deal, field, event.target.checked)}
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
