import Box from '@mui/material/Box';
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { formatCellName } from '../cells/hogCells';
import { CellPopover, NewerAmountNotice } from '../gross/CellPopover';
import { ConflictingAmounts, GrossConflictChoice } from '../gross/GrossConflict';
import { findNewerAmount, type GrossField, getEditText, toOpenedGross } from '../gross/gross';
import { useGross, useGrossSave } from '../gross/grossContext';
import type { HogDealFragment } from '../hog.generated';

type GrossEditCellProps = GridRenderEditCellParams<HogDealFragment> & { grossField: GrossField };

/**
 * Renders an open gross cell: an input, or a choice between two conflicting amounts. Typing while the choice
 * is shown also opens the input.
 */
export function GrossEditCell(props: GrossEditCellProps) {
  const save = useGrossSave(props.row, props.grossField);
  // The value is empty if the edit started by typing, pasting or deleting, because the grid then clears the
  // value.
  const [isOverwriting] = useState(props.value === '');
  const [isResolvingConflict] = useState(save?.status === 'conflict' && !isOverwriting);
  return isResolvingConflict ? (
    <GrossCellConflict {...props} />
  ) : (
    <GrossCellInput {...props} isOverwriting={isOverwriting} />
  );
}

/**
 * Renders the input of an open gross cell. The grid starts, commits and cancels the edit (Enter, Escape, a
 * click elsewhere). The input accepts any text; the server parses it.
 */
function GrossCellInput({
  id,
  field,
  hasFocus,
  grossField,
  isOverwriting,
  ...params
}: GrossEditCellProps & { isOverwriting: boolean }) {
  const grid = useGridApiContext();
  const { store, paste } = useGross();
  const input = useRef<HTMLInputElement>(null);
  // The params of an open cell contain the edited text. The row in the grid is the unchanged deal.
  const deal = grid.current.getRow<HogDealFragment>(id) ?? params.row;
  const { number } = deal;
  const cell = { row: number, field: grossField };
  const save = useGrossSave(deal, grossField);
  const [opened] = useState(() => toOpenedGross(deal, grossField, save));
  const [text, setText] = useState(() => (isOverwriting ? '' : getEditText(deal, grossField, save)));
  const newerAmount = findNewerAmount(opened, deal, grossField);

  useLayoutEffect(
    function focusInput() {
      if (!hasFocus || document.activeElement === input.current) return;
      input.current?.focus();
      input.current?.select();
    },
    [hasFocus],
  );
  const { version } = opened;
  useEffect(
    function registerInput() {
      const cell = { row: number, field: grossField };
      if (isOverwriting) store.setInput(cell, '', version);
      return () => store.handleInputUnmount(cell);
    },
    [store, isOverwriting, number, grossField, version],
  );

  function changeText(newText: string) {
    setText(newText);
    store.setInput(cell, newText, version);
    void grid.current.setEditCellValue({ id, field, value: newText });
  }

  function handlePaste(event: ClipboardEvent) {
    if (!paste(deal, grossField, event.clipboardData.getData('text'))) return;
    event.preventDefault();
    // Prevents the grid from committing the text that was in the input before the paste.
    store.clearInput(cell);
    grid.current.stopCellEditMode({ id, field, ignoreModifications: true });
  }

  return (
    <>
      <Box
        component="input"
        ref={input}
        value={text}
        onChange={event => changeText(event.target.value)}
        onPaste={handlePaste}
        aria-label={formatCellName(cell)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        sx={inputStyles}
      />
      {newerAmount !== undefined && <NewerAmountNotice anchor={input} amount={newerAmount} />}
    </>
  );
}

const inputStyles = {
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  textAlign: 'right',
  width: 1,
  height: 30,
  mx: 0.25,
  px: 0.875,
  border: 0,
  borderRadius: 0.75,
  bgcolor: 'background.paper',
  // Draws the focus ring on the edge of the cell, so that the ring and the edge do not form two frames.
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;

type GrossCellConflictProps = GridRenderEditCellParams<HogDealFragment> & { grossField: GrossField };

/**
 * Lets the user choose between two amounts in a popover below the cell. To postpone the choice, the user
 * presses Escape, tabs past the buttons or clicks elsewhere.
 */
export function GrossCellConflict({ id, field, row, grossField }: GrossCellConflictProps) {
  const grid = useGridApiContext();
  const save = useGrossSave(row, grossField);
  const anchor = useRef<HTMLDivElement>(null);
  const isResolved = save?.status !== 'conflict';

  const close = useCallback(() => {
    if (grid.current.getCellMode(id, field) === 'edit')
      grid.current.stopCellEditMode({ id, field, ignoreModifications: true });
  }, [grid, id, field]);
  useEffect(
    function closeWhenResolved() {
      if (isResolved) close();
    },
    [isResolved, close],
  );

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Prevents the grid from handling the keys of the buttons.
    event.stopPropagation();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const isAtLastButton = document.activeElement === buttons.at(event.shiftKey ? 0 : -1);
    if (event.key !== 'Escape' && !(event.key === 'Tab' && isAtLastButton)) return;
    event.preventDefault();
    close();
  }

  if (isResolved) return null;
  const { entered: typedText, conflictingValue } = save;
  return (
    <>
      <Box ref={anchor} sx={{ width: 1, px: 1 }}>
        <ConflictingAmounts typedText={typedText} storedAmount={conflictingValue.stored} />
      </Box>
      <CellPopover anchor={anchor}>
        <Box onKeyDown={handleKeyDown}>
          <GrossConflictChoice
            cell={{ row: row.number, field: grossField }}
            typedText={typedText}
            storedValue={conflictingValue}
            hasAutoFocus
          />
        </Box>
      </CellPopover>
    </>
  );
}
