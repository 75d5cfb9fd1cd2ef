import Box from '@mui/material/Box';
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { Disputed } from '../gross/Disputed';
import { GrossChoice } from '../gross/GrossChoice';
import type { GrossField } from '../gross/gross';
import { useGrossSave } from '../gross/grossContext';
import { UnderCell } from '../gross/UnderCell';
import type { HogDealFragment } from '../hog.generated';

type Props = GridRenderEditCellParams<HogDealFragment> & { grossField: GrossField };

/** Mine or theirs, under the cell. Escape, Tab beyond the buttons or a click elsewhere leaves it for later. */
export function OpenChoice({ id, field, row, grossField }: Props) {
  const grid = useGridApiContext();
  const save = useGrossSave(row, grossField);
  const place = useRef<HTMLDivElement>(null);
  const isChosen = save?.status !== 'conflict';

  const close = useCallback(() => {
    if (grid.current.getCellMode(id, field) === 'edit')
      grid.current.stopCellEditMode({ id, field, ignoreModifications: true });
  }, [grid, id, field]);
  useEffect(
    function closeOnceItIsChosen() {
      if (isChosen) close();
    },
    [isChosen, close],
  );

  function press(event: KeyboardEvent<HTMLElement>) {
    // The buttons' own keys are not the grid's.
    event.stopPropagation();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const isAtTheEnd = document.activeElement === buttons.at(event.shiftKey ? 0 : -1);
    if (event.key !== 'Escape' && !(event.key === 'Tab' && isAtTheEnd)) return;
    event.preventDefault();
    close();
  }

  if (isChosen) return null;
  const { entered: mine, theirs } = save;
  return (
    <>
      <Box ref={place} sx={{ width: 1, px: 1 }}>
        <Disputed mine={mine} theirs={theirs.stored} />
      </Box>
      <UnderCell anchor={place}>
        <Box onKeyDown={press}>
          <GrossChoice cell={{ row: row.number, field: grossField }} mine={mine} theirs={theirs} takesFocus />
        </Box>
      </UnderCell>
    </>
  );
}
