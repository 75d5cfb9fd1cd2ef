import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import type { Theirs } from '../../../lib/saves/cellSaves';
import { cellName } from '../hogCells';
import { theirsWords } from '../theirs';
import { amountWords, typedWords } from './Disputed';
import type { Amount, GrossCell } from './gross';
import { useGross } from './grossContext';

type Props = {
  cell: GrossCell;
  mine: string;
  theirs: Theirs<Amount>;
  /** Whether the focus goes to the first button, where a person has opened the choice. */
  takesFocus?: boolean;
  onChosen?: () => void;
};

/** Mine and theirs side by side, with who stored theirs and when: nothing of either is lost until a person chooses. */
export function GrossChoice({ cell, mine, theirs, takesFocus = false, onChosen }: Props) {
  const { engine, keepMine } = useGross();
  const timeZone = useStoreTimeZone();
  const choose = (act: (cell: GrossCell) => void) => () => {
    act(cell);
    onChosen?.();
  };
  return (
    <Box role="group" aria-label={`Mine or theirs: ${cellName(cell)}`} onKeyDown={moveBetween} sx={look}>
      <Box sx={{ flex: '1 1 200px' }}>
        {theirsWords(theirs, `stored ${amountWords(theirs.stored)}`, timeZone)}.
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" autoFocus={takesFocus} onClick={choose(keepMine)}>
          Mine: {typedWords(mine)}
        </Button>
        <Button variant="outlined" color="inherit" onClick={choose(engine.discard)}>
          Theirs: {amountWords(theirs.stored)}
        </Button>
      </Box>
    </Box>
  );
}

/** The arrows go from one button to the other. */
function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons.find(button => button !== document.activeElement)?.focus();
}

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  typography: 'body2',
} as const;
