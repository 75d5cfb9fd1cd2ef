import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { useStoreTimeZone } from '../../../lib/days/StoreDayProvider';
import { formatMoney, parseMoney } from '../../../lib/format/money';
import type { ConflictingValue } from '../../../lib/mutations/cellSaves';
import { formatConflictingChange } from '../cells/cellConflict';
import { formatCellName } from '../cells/hogCells';
import type { GrossAmount, GrossCell } from './gross';
import { useGross } from './grossContext';

type Props = {
  cell: GrossCell;
  typedText: string;
  storedValue: ConflictingValue<GrossAmount>;
  /** True if the first button receives the focus, because the user opened the choice. */
  hasAutoFocus?: boolean;
  onChosen?: () => void;
};

/**
 * Shows both conflicting amounts, with the author and time of the stored one. Neither amount is lost until
 * the user chooses.
 */
export function GrossConflictChoice({ cell, typedText, storedValue, hasAutoFocus = false, onChosen }: Props) {
  const { engine, keepMine } = useGross();
  const timeZone = useStoreTimeZone();
  const choose = (action: (cell: GrossCell) => void) => () => {
    action(cell);
    onChosen?.();
  };
  return (
    <Box
      role="group"
      aria-label={`Choose an amount: ${formatCellName(cell)}`}
      onKeyDown={moveFocusOnArrowKey}
      sx={choiceStyles}
    >
      <Box sx={{ flex: '1 1 200px' }}>
        {formatConflictingChange(
          storedValue,
          `changed it to ${formatGrossAmount(storedValue.stored)}`,
          timeZone,
        )}
        .
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" autoFocus={hasAutoFocus} onClick={choose(keepMine)}>
          Keep mine: {formatTypedAmount(typedText)}
        </Button>
        <Button variant="outlined" color="inherit" onClick={choose(engine.discard)}>
          Use theirs: {formatGrossAmount(storedValue.stored)}
        </Button>
      </Box>
    </Box>
  );
}

/** Moves the focus between the two buttons with the arrow keys. */
function moveFocusOnArrowKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons.find(button => button !== document.activeElement)?.focus();
}

const choiceStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  typography: 'body2',
} as const;

/**
 * Shows two conflicting amounts in a grid cell: the viewer's above the other user's. When the user opens the
 * cell, GrossConflictChoice offers both amounts.
 */
export function ConflictingAmounts({
  typedText,
  storedAmount,
}: {
  typedText: string;
  storedAmount: GrossAmount;
}) {
  return (
    <Box component="dl" sx={amountsStyles} title="Two people changed this. Open the cell to choose.">
      <dt>Mine</dt>
      <dd>{formatTypedAmount(typedText)}</dd>
      <dt>Theirs</dt>
      <dd>{formatGrossAmount(storedAmount)}</dd>
    </Box>
  );
}

/**
 * Formats a typed text as an amount. An empty amount is shown as a word, because users would overlook a
 * blank.
 */
export function formatTypedAmount(text: string): string {
  const amount = parseMoney(text);
  return amount === undefined ? text : formatGrossAmount(amount);
}

export const formatGrossAmount = (amount: GrossAmount): string =>
  amount === null ? 'blank' : formatMoney(amount);

const amountsStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  columnGap: 0.5,
  // Wider than the input, to fit two labels and two amounts.
  width: 'calc(100% + 12px)',
  height: 34,
  m: 0,
  mx: -0.75,
  px: 0.5,
  border: 1,
  borderColor: 'error.main',
  borderRadius: 0.5,
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
  fontSize: '0.75rem',
  lineHeight: '15px',
  cursor: 'pointer',
  '& dt': { textAlign: 'left' },
  '& dd': { m: 0, textAlign: 'right', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 },
} as const;
