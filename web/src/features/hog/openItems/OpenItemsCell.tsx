import Box from '@mui/material/Box';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useDealEditor } from '../../../lib/dialogs/dealEditor';
import { formatAge, formatOpenItems } from '../../../lib/format/openItems';
import { useViewer } from '../../../lib/viewer';
import { useOpenItems } from './openItems';

type Props = {
  number: number;
  /** True if the grid cell has the focus, which then moves to the button. Undefined outside a grid. */
  hasCellFocus?: boolean;
};

/**
 * Shows the open items of a deal. For users who may enter deals, the items are a button that opens the deal
 * form.
 */
export function OpenItemsCell({ number, hasCellFocus }: Props) {
  const editDeal = useDealEditor();
  const { can } = useViewer();
  const button = useRef<HTMLButtonElement>(null);
  const label = formatOpenItems(useOpenItems().get(number)?.kinds ?? []) || 'Resolved';

  useLayoutEffect(
    function followGridFocus() {
      if (hasCellFocus) button.current?.focus({ preventScroll: true });
    },
    [hasCellFocus],
  );

  if (!can.recordDeals) return label;
  return (
    <Box
      ref={button}
      component="button"
      type="button"
      title={label}
      aria-label={`${label}: edit deal ${number}`}
      onClick={() => editDeal(number)}
      sx={buttonStyles}
      {...(hasCellFocus !== undefined && {
        tabIndex: hasCellFocus ? 0 : -1,
        // Prevents the grid from scrolling down a page on Space.
        onKeyDown: (event: KeyboardEvent) => event.key === ' ' && event.stopPropagation(),
      })}
    >
      {label}
    </Box>
  );
}

/** Shows how long the oldest listed item of a deal has been open. */
export function OpenItemAge({ number }: { number: number }) {
  const days = useOpenItems().get(number)?.days;
  return days === undefined ? null : formatAge(days);
}

const buttonStyles = {
  maxWidth: 1,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontWeight: 600,
  color: 'primary.main',
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '@media (pointer: coarse)': { minHeight: 36 },
  // Applies to cards, not to grid rows.
  '@media (max-width: 599.95px)': { minWidth: 44, minHeight: 44 },
} as const;
