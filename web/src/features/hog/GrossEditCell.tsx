import Box from '@mui/material/Box';
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import { type ClipboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HogDealFragment } from '../../generated/graphql';
import { type GrossField, grossLabels, textToEdit } from './gross';
import { useGross, useGrossSave } from './useGrossEdits';

type Props = GridRenderEditCellParams<HogDealFragment> & { grossField: GrossField };

/**
 * The open input of a gross cell. The grid starts, commits and cancels it (Enter, Tab, Escape, a click elsewhere); it
 * takes free text, which the server reads.
 */
export function GrossEditCell({ id, field, row, value, hasFocus, grossField }: Props) {
  const grid = useGridApiContext();
  const { typing, keepTyping, giveUpTyping, paste } = useGross();
  const { number } = row;
  const input = useRef<HTMLInputElement>(null);
  // The grid empties the value when the edit began by typing, pasting or deleting.
  const [isOverwriting] = useState(value === '');
  const save = useGrossSave(row, grossField);
  const [text, setText] = useState(() => (isOverwriting ? '' : textToEdit(row, grossField, save)));

  useLayoutEffect(
    function takeTheFocus() {
      if (!hasFocus || document.activeElement === input.current) return;
      input.current?.focus();
      input.current?.select();
    },
    [hasFocus],
  );
  useEffect(
    function beCountedAsTyping() {
      if (isOverwriting) typing.current = { number, field: grossField };
      return () => {
        typing.current = null;
      };
    },
    [typing, isOverwriting, number, grossField],
  );

  function type(typed: string) {
    setText(typed);
    keepTyping({ number, field: grossField }, typed);
    void grid.current.setEditCellValue({ id, field, value: typed });
  }

  function pasteDown(event: ClipboardEvent) {
    if (!paste(row, grossField, event.clipboardData.getData('text'))) return;
    event.preventDefault();
    // Before the grid commits what stood in the input when the amounts came.
    giveUpTyping({ number, field: grossField });
    grid.current.stopCellEditMode({ id, field, ignoreModifications: true });
  }

  return (
    <Box
      component="input"
      ref={input}
      value={text}
      onChange={event => type(event.target.value)}
      onPaste={pasteDown}
      aria-label={`${grossLabels[grossField]} of deal ${row.number}`}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="next"
      sx={look}
    />
  );
}

const look = {
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  textAlign: 'right',
  width: 1,
  height: 28,
  mx: 1,
  px: 0.75,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 0.5,
  outline: '1px solid',
  outlineColor: 'primary.main',
  bgcolor: 'background.paper',
} as const;
