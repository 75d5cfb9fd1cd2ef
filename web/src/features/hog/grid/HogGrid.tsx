import {
  type GridCellEditStopParams,
  type GridCellParams,
  type GridRowClassNameParams,
  gridClasses,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type MouseEvent, memo, useCallback, useMemo } from 'react';
import { closedSentence } from '../../../components/closed/closedWords';
import { ListGrid, type ListGridProps } from '../../../components/grids/ListGrid';
import { ALL_COLUMNS, dealGridLook, useIsTight } from '../../../components/grids/listGrid';
import { useToast } from '../../../components/page/Toast';
import { useCells } from '../../../lib/saves/useCells';
import { useViewer } from '../../../lib/viewer';
import { type GrossField, isGrossField } from '../gross/gross';
import { useGross } from '../gross/grossContext';
import type { HogDealFragment } from '../hog.generated';
import { type HogFilters, hogList } from '../hogFilters';
import { RangeStatus } from '../range/RangeStatus';
import { hogCell } from '../range/range';
import { RangeProvider } from '../range/rangeStore';
import { useGridRange } from '../range/useGridRange';
import { tintIn } from '../review/review';
import { useReview } from '../review/useReviews';
import { useOpenKeys } from '../toDo/useOpenKeys';
import { useUndoKey } from '../undo/useUndoKey';
import { useClosedDeals } from '../useClosedDeals';
import { hogColumns, numberWidth, type Rights } from './hogColumns';
import { useGridKeys } from './useGridKeys';

type Props = ListGridProps<HogDealFragment, HogFilters['sort']> & {
  /** In a list of what is open, which says what of each deal. */
  isToDo: boolean;
};

/**
 * The table of deals. Gross is edited in its cells: a click, Enter or typing begins; KeysHelp tells the other keys. Its rows
 * are not drawn again until there is an answer to another filter.
 */
export const HogGrid = memo(function HogGrid({ isToDo, ...listed }: Props) {
  const { rows } = listed;
  const grid = useGridApiRef();
  const { can } = useViewer();
  const gross = useGross();
  const { store, commit, retry } = gross;
  const reviews = useReview();
  const showToast = useToast();
  const ticks = useCells(reviews.store);
  const range = useGridRange(grid, rows);
  const keys = useGridKeys(grid, rows, range);
  useOpenKeys(grid, rows, isToDo);
  // What is open takes room from the others.
  const isTight = useIsTight() || isToDo;
  const closedMonth = useClosedDeals(rows);
  const isClosed = useCallback((deal: HogDealFragment) => closedMonth(deal) !== undefined, [closedMonth]);
  const columns = useMemo(() => hogColumns(can, isTight, isToDo, isClosed), [can, isTight, isToDo, isClosed]);
  const look = useMemo(() => lookOf(can, isTight), [can, isTight]);

  // Nobody may both type gross and review (rules.md, People and rights), so the last act is of one of them.
  useUndoKey(async function undoInPlace() {
    const cell = await (can.editGross ? gross.undo() : reviews.undo());
    if (cell && grid.current?.getRow(cell.row)) grid.current.setCellFocus(cell.row, cell.field);
  });

  /** What was typed before the month was closed can be taken back. */
  const canEdit = ({ row, field }: Pick<GridCellParams<HogDealFragment>, 'row' | 'field'>) =>
    !isClosed(row) || store.of({ row: row.number, field }) !== undefined;

  function sayIfClosed({ row, field }: GridCellParams<HogDealFragment>) {
    const month = can.editGross && isGrossField(field) ? closedMonth(row) : undefined;
    if (month) showToast(closedSentence(month), 'info');
  }

  function clickCell(cell: GridCellParams<HogDealFragment>, { shiftKey }: MouseEvent) {
    const { id, field, isEditable, cellMode } = cell;
    if (shiftKey && range.selectTo(hogCell(Number(id), field))) return;
    if (isEditable && cellMode === 'view') grid.current?.startCellEditMode({ id, field });
    if (!isEditable) sayIfClosed(cell);
  }

  function pressKey(...told: Parameters<typeof keys.onCellKeyDown>) {
    const [cell, { key }] = told;
    if (!cell.isEditable && (key === 'Enter' || /^[-−+$\d.(]$/.test(key))) sayIfClosed(cell);
    keys.onCellKeyDown(...told);
  }

  /**
   * Returns the server's row at once, not a promise of the saved one: until that resolves, the grid keeps the cell open, and
   * its error is lost with the cell. An amount is saved without a connection and after a reload, and two people's amounts
   * for one side wait for a choice (decision 106); the cell shows them from the saves.
   */
  function commitCell(edited: HogDealFragment, deal: HogDealFragment): HogDealFragment {
    for (const field of ['frontGross', 'backGross'] satisfies GrossField[]) {
      const typed: unknown = edited[field];
      if (typeof typed === 'string') commit(deal, field, typed);
    }
    return deal;
  }

  /** Escape takes the typing back. Enter on a refused text that was opened and left as it is tries once more. */
  function endEdit({ row, field, reason }: GridCellEditStopParams<HogDealFragment>) {
    if (!isGrossField(field)) return;
    const cell = { row: row.number, field };
    if (reason === 'escapeKeyDown') store.endTyping(cell);
    if (reason !== 'enterKeyDown' || store.isTyped(cell)) return;
    const save = store.of(cell);
    if (save?.status === 'failed') retry(cell);
  }

  const rowClass = useCallback(
    ({ row }: GridRowClassNameParams<HogDealFragment>) => tintIn(ticks, row),
    [ticks],
  );
  return (
    <RangeProvider value={range.store}>
      <div style={{ display: 'contents' }} onKeyDownCapture={keys.onKeyDownCapture}>
        <ListGrid
          {...listed}
          api={grid}
          label="Deals"
          list={hogList}
          columns={columns}
          printed={hogColumns(can, false, isToDo, isClosed)}
          keyOf={({ number }) => number}
          getRowClassName={rowClass}
          isCellEditable={canEdit}
          onCellClick={clickCell}
          onCellKeyDown={pressKey}
          onCellEditStart={() => range.select(undefined)}
          onCellEditStop={endEdit}
          processRowUpdate={commitCell}
          columnBufferPx={ALL_COLUMNS}
          sx={look}
        />
      </div>
      <RangeStatus />
    </RangeProvider>
  );
});

const tint = (row: 'confirmed' | 'updated') => ({
  '&, &:hover': { bgcolor: `row.${row}` },
  // A green tag on a green row would be no tag.
  '& [data-team]': { bgcolor: 'background.paper' },
});

const editing = gridClasses['cell--editing'];

const lookOf = (rights: Rights, isTight: boolean) =>
  ({
    ...dealGridLook(isTight, numberWidth(rights, isTight)),
    [`& .${gridClasses.row}.confirmed`]: tint('confirmed'),
    [`& .${gridClasses.row}.updated`]: tint('updated'),
    [`& .${gridClasses['cell--editable']}.${gridClasses.cell}`]: { px: isTight ? 0 : 0.5 },
    // The open input draws the one frame.
    [`& .${gridClasses.cell}.${editing}, & .${editing}:focus-within:focus-within`]: {
      p: 0,
      boxShadow: 'none',
      outline: 'none',
    },
    // Dragged over, these are selected as cells.
    '& [data-field$="Gross"], & [data-field^="is"]': { userSelect: 'none' },
  }) as const;
