import Box from '@mui/material/Box';
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import { type ClipboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type GrossField, openedOn, storedSince, textToEdit } from '../gross/gross';
import { useGross, useGrossSave } from '../gross/grossContext';
import { StoredMeanwhile } from '../gross/StoredMeanwhile';
import type { HogDealFragment } from '../hog.generated';
import { cellName } from '../hogCells';
import { OpenChoice } from './OpenChoice';

type Props = GridRenderEditCellParams<HogDealFragment> & { grossField: GrossField };

/** A gross cell that is open: where two people typed, a choice; else, and when a person types over both, an input. */
export function GrossEditCell(props: Props) {
  const save = useGrossSave(props.row, props.grossField);
  // The grid empties the value when the edit began by typing, pasting or deleting.
  const [isOverwriting] = useState(props.value === '');
  const [isChoosing] = useState(save?.status === 'conflict' && !isOverwriting);
  return isChoosing ? <OpenChoice {...props} /> : <OpenInput {...props} isOverwriting={isOverwriting} />;
}

/**
 * The open input of a gross cell. The grid starts, commits and cancels it (Enter, Escape, a click elsewhere); it takes
 * free text, which the server reads.
 */
function OpenInput({
  id,
  field,
  hasFocus,
  grossField,
  isOverwriting,
  ...params
}: Props & { isOverwriting: boolean }) {
  const grid = useGridApiContext();
  const { store, paste } = useGross();
  const input = useRef<HTMLInputElement>(null);
  // What the grid gives an open cell holds the text; the deal itself is the grid's row.
  const deal = grid.current.getRow<HogDealFragment>(id) ?? params.row;
  const { number } = deal;
  const cell = { row: number, field: grossField };
  const save = useGrossSave(deal, grossField);
  const [opened] = useState(() => openedOn(deal, grossField, save));
  const [text, setText] = useState(() => (isOverwriting ? '' : textToEdit(deal, grossField, save)));
  const news = storedSince(opened, deal, grossField);

  useLayoutEffect(
    function takeTheFocus() {
      if (!hasFocus || document.activeElement === input.current) return;
      input.current?.focus();
      input.current?.select();
    },
    [hasFocus],
  );
  const { version } = opened;
  useEffect(
    function beCountedAsTyping() {
      const cell = { row: number, field: grossField };
      if (isOverwriting) store.type(cell, '', version);
      return () => store.leave(cell);
    },
    [store, isOverwriting, number, grossField, version],
  );

  function type(typed: string) {
    setText(typed);
    store.type(cell, typed, version);
    void grid.current.setEditCellValue({ id, field, value: typed });
  }

  function pasteDown(event: ClipboardEvent) {
    if (!paste(deal, grossField, event.clipboardData.getData('text'))) return;
    event.preventDefault();
    // Before the grid commits what stood in the input when the amounts came.
    store.endTyping(cell);
    grid.current.stopCellEditMode({ id, field, ignoreModifications: true });
  }

  return (
    <>
      <Box
        component="input"
        ref={input}
        value={text}
        onChange={event => type(event.target.value)}
        onPaste={pasteDown}
        aria-label={cellName(cell)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        sx={look}
      />
      {news !== undefined && <StoredMeanwhile anchor={input} amount={news} />}
    </>
  );
}

const look = {
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
  // The page's own ring, drawn on the cell's edge: one frame.
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
