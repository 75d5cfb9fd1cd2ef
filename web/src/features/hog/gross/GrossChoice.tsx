import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import type { ConflictingValue } from '../../../lib/saves/cellSaves';
import { formatCellName } from '../hogCells';
import { formatTheirChange } from '../theirs';
import { formatGrossAmount, formatTypedAmount } from './Disputed';
import type { GrossAmount, GrossCell } from './gross';
import { useGross } from './grossContext';

type Props = {
  cell: GrossCell;
  mine: string;
  theirs: ConflictingValue<GrossAmount>;
  /** Whether the first button takes the focus, because the user opened the choice. */
  hasAutoFocus?: boolean;
  onChosen?: () => void;
};

/**
 * Shows both conflicting amounts, with the author and time of the stored one. Neither amount is lost until
 * the user chooses.
 */
export function GrossConflictChoice({ cell, mine, theirs, hasAutoFocus = false, onChosen }: Props) {
  const { engine, keepMine } = useGross();
  const timeZone = useStoreTimeZone();
  const choose = (action: (cell: GrossCell) => void) => () => {
    action(cell);
    onChosen?.();
  };
  return (
    <Box role="group" aria-label={`Mine or theirs: ${formatCellName(cell)}`} onKeyDown={moveFocusOnArrowKey} sx={choiceStyles}>
      <Box sx={{ flex: '1 1 200px' }}>
        {formatTheirChange(theirs, `stored ${formatGrossAmount(theirs.stored)}`, timeZone)}.
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" autoFocus={hasAutoFocus} onClick={choose(keepMine)}>
          Mine: {formatTypedAmount(mine)}
        </Button>
        <Button variant="outlined" color="inherit" onClick={choose(engine.discard)}>
          Theirs: {formatGrossAmount(theirs.stored)}
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
