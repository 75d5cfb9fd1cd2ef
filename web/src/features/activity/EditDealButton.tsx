import Button from '@mui/material/Button';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useDealEditor } from '../../lib/opened/dealEditor';

type Props = {
  number: number;
  /** In a grid: whether the cell has the focus, which then moves to the button. */
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
