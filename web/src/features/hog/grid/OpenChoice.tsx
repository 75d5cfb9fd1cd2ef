import Box from '@mui/material/Box';
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { ConflictingAmounts } from '../gross/Disputed';
import { GrossConflictChoice } from '../gross/GrossChoice';
import type { GrossField } from '../gross/gross';
import { useGrossSave } from '../gross/grossContext';
import { CellPopover } from '../gross/UnderCell';
import type { HogDealFragment } from '../hog.generated';

type GrossCellConflictProps = GridRenderEditCellParams<HogDealFragment> & { grossField: GrossField };

/**
 * Lets the user choose between two amounts in a popover below the cell. Escape, Tab past the buttons or a
 * click elsewhere postpones the choice.
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
    // The grid must not handle the keys of the buttons.
    event.stopPropagation();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const isAtLastButton = document.activeElement === buttons.at(event.shiftKey ? 0 : -1);
    if (event.key !== 'Escape' && !(event.key === 'Tab' && isAtLastButton)) return;
    event.preventDefault();
    close();
  }

  if (isResolved) return null;
  const { entered: mine, theirs } = save;
  return (
    <>
      <Box ref={anchor} sx={{ width: 1, px: 1 }}>
        <ConflictingAmounts mine={mine} theirs={theirs.stored} />
      </Box>
      <CellPopover anchor={anchor}>
        <Box onKeyDown={handleKeyDown}>
          <GrossConflictChoice cell={{ row: row.number, field: grossField }} mine={mine} theirs={theirs} hasAutoFocus />
        </Box>
      </CellPopover>
    </>
  );
}
