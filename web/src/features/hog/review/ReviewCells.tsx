import { mdiCheckAll } from '@mdi/js';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { createIcon, EditIcon } from '../../../components/icons/icons';
import { SaveBadge } from '../../../components/saving/SaveBadge';
import { useCellSave } from '../../../lib/mutations/cellStore';
import type { HogDealFragment } from '../hog.generated';
import { selectedCellStyles, useIsSelected, useRangeStore } from '../range/rangeStore';
import {
  isReviewCell,
  isTicked,
  type ReviewField,
  type ReviewTint,
  reviewLabels,
  tintLabels,
} from './review';
import { useReview, useReviewTint } from './useReviewEdits';

type ReviewCheckboxProps = {
  deal: HogDealFragment;
  field: ReviewField;
  /** Label next to the box, for layouts without a column header. */
  label?: string;
  /** True if the grid cell has the focus, which then moves to the checkbox. Undefined outside a grid. */
  hasCellFocus?: boolean;
};

/**
 * Renders the checkbox Updated? or Confirmed?. A click saves immediately, and the result appears next to the
 * box. Space ticks or clears all selected boxes together.
 */
export function ReviewCheckbox({ deal, field, label, hasCellFocus }: ReviewCheckboxProps) {
  const { store, tick } = useReview();
  const cell = { row: deal.number, field };
  const save = useCellSave(store, cell);
  const rangeStore = useRangeStore();
  const isSelected = useIsSelected(cell);
  const input = useRef<HTMLInputElement>(null);
  const isInGrid = hasCellFocus !== undefined;

  useLayoutEffect(
    function followGridFocus() {
      if (hasCellFocus) input.current?.focus({ preventScroll: true });
    },
    [hasCellFocus],
  );

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // Shift+click only extends the selection.
    if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) return;
    const selectedBoxes = isSelected ? rangeStore?.get()?.block.flat().filter(isReviewCell) : undefined;
    tick(selectedBoxes ?? [cell], target.checked);
  }

  return (
    <Box sx={[checkboxStyles, isSelected && selectedCellStyles]}>
      <Checkbox
        size="small"
        checked={isTicked(deal, field, save)}
        onChange={handleChange}
        // Prevents the grid from scrolling down a page on Space.
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
        <SaveBadge save={save} />
      </Box>
    </Box>
  );
}

const checkboxStyles = { display: 'inline-flex', alignItems: 'center', gap: 0.5 } as const;

const CheckAllIcon = createIcon(mdiCheckAll);

type ReviewStatusProps = {
  deal: HogDealFragment;
  /**
   * Shows only the icon where space is short. The label is then its tooltip and its text for screen readers.
   */
  isShort?: boolean;
};

/**
 * Shows whether a deal is confirmed or updated, with an icon and a label, because not everyone can see the
 * color.
 */
export function ReviewStatus({ deal, isShort = false }: ReviewStatusProps) {
  const tint = useReviewTint(deal);
  if (tint === 'plain') return null;
  const Icon = tintIcons[tint];
  const label = tintLabels[tint];
  if (isShort) return <Icon titleAccess={label} sx={iconStyles} />;
  return (
    <Box component="span" sx={statusStyles}>
      <Icon aria-hidden="true" sx={iconStyles} />
      {label}
    </Box>
  );
}

const tintIcons: Record<Exclude<ReviewTint, 'plain'>, typeof CheckAllIcon> = {
  confirmed: CheckAllIcon,
  updated: EditIcon,
};

const iconStyles = { flex: 'none', alignSelf: 'center', fontSize: '1rem' } as const;

const statusStyles = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 0.5,
  whiteSpace: 'nowrap',
} as const;
