import Box from '@mui/material/Box';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useDealEditor } from '../../../lib/opened/dealEditor';
import { ageWords, openWords } from '../../../lib/values/openPoints';
import { useViewer } from '../../../lib/viewer';
import { useOpenRows } from './openRows';

type Props = {
  number: number;
  /** In a grid: whether its cell has the focus, which the button then takes. */
  hasCellFocus?: boolean;
};

/** What is open about a deal; for those who may record deals it opens the form. */
export function ToDoCell({ number, hasCellFocus }: Props) {
  const editDeal = useDealEditor();
  const { can } = useViewer();
  const button = useRef<HTMLButtonElement>(null);
  const words = openWords(useOpenRows().get(number)?.kinds ?? []) || 'Settled';

  useLayoutEffect(
    function followTheGridsFocus() {
      if (hasCellFocus) button.current?.focus({ preventScroll: true });
    },
    [hasCellFocus],
  );

  if (!can.recordDeals) return words;
  return (
    <Box
      ref={button}
      component="button"
      type="button"
      title={words}
      aria-label={`${words}: edit deal ${number}`}
      onClick={() => editDeal(number)}
      sx={look}
      {...(hasCellFocus !== undefined && {
        tabIndex: hasCellFocus ? 0 : -1,
        // The grid moves down a page on Space.
        onKeyDown: (event: KeyboardEvent) => event.key === ' ' && event.stopPropagation(),
      })}
    >
      {words}
    </Box>
  );
}

/** For how long the oldest listed point is open. */
export function Age({ number }: { number: number }) {
  const days = useOpenRows().get(number)?.days;
  return days === undefined ? null : ageWords(days);
}

const look = {
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
  // Of a card, not of the grid's row.
  '@media (max-width: 599.95px)': { minWidth: 44, minHeight: 44 },
} as const;
