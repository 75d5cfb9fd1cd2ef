import { visuallyHidden } from '@mui/utils';
import {
  type GridCellEditStopParams,
  type GridCellParams,
  type GridRowClassNameParams,
  gridClasses,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type MouseEvent, memo, useCallback, useMemo, useSyncExternalStore } from 'react';
import { formatClosedMonthMessage } from '../../../components/closedMonths/closedMonths';
import { useToast } from '../../../components/feedback/Toast';
import { ListGrid, type ListGridProps } from '../../../components/grids/ListGrid';
import { ALL_COLUMNS_BUFFER_PX, dealGridStyles, useIsTight } from '../../../components/grids/listGrid.styles';
import { useAllCellSaves } from '../../../lib/mutations/cellStore';
import { useViewer } from '../../../lib/viewer';
import { type GrossField, isGrossField } from '../gross/gross';
import { useGross } from '../gross/grossContext';
import type { HogDealFragment } from '../hog.generated';
import { type HogFilters, hogList } from '../hogFilters';
import { useOpenItemKeys } from '../openItems/useOpenItemKeys';
import { formatCellRange, toHogCell } from '../range/range';
import { RangeProvider, useRangeStore } from '../range/rangeStore';
import { useGridRange } from '../range/useGridRange';
import { getShownTint } from '../review/review';
import { useReview } from '../review/useReviewEdits';
import { useGetClosedMonth } from '../useGetClosedMonth';
import { buildHogColumns, getNumberWidth, type HogColumnRights } from './hogColumns';
import { useGridKeys, useUndoKey } from './useGridKeys';

type Props = ListGridProps<HogDealFragment, HogFilters['sort']> & {
  /** True if the list shows open items, which get their own columns. */
  isOpenItemsList: boolean;
};

/**
 * Renders the deals as a table with editable gross. A click, Enter or typing starts an edit; KeysHelp lists
 * the other keys.
 * Memoized: the rows do not render again until the result of another filter arrives.
 */
export const HogGrid = memo(function HogGrid({ isOpenItemsList, ...gridProps }: Props) {
  const { rows } = gridProps;
  const grid = useGridApiRef();
  const { can } = useViewer();
  const gross = useGross();
  const { store, commit, retry } = gross;
  const reviews = useReview();
  const showToast = useToast();
  const ticks = useAllCellSaves(reviews.store);
  const range = useGridRange(grid, rows);
  const keys = useGridKeys(grid, rows, range);
  useOpenItemKeys(grid, rows, isOpenItemsList);
  // The columns of open items leave less room for the other columns.
  const isTight = useIsTight() || isOpenItemsList;
  const getClosedMonth = useGetClosedMonth(rows);
  const isClosed = useCallback(
    (deal: HogDealFragment) => getClosedMonth(deal) !== undefined,
    [getClosedMonth],
  );
  const columns = useMemo(
    () => buildHogColumns(can, isTight, isOpenItemsList, isClosed),
    [can, isTight, isOpenItemsList, isClosed],
  );
  const gridStyles = useMemo(() => buildGridStyles(can, isTight), [can, isTight]);

  // No role may both edit gross and review deals (rules.md, People and rights). Therefore only one kind of
  // edit can have an action to undo.
  useUndoKey(async function undoAndFocus() {
    const cell = await (can.editGross ? gross.undo() : reviews.undo());
    if (cell && grid.current?.getRow(cell.row)) grid.current.setCellFocus(cell.row, cell.field);
  });

  /** Allows discarding a gross that was typed before the month was closed. */
  const canEdit = ({ row, field }: Pick<GridCellParams<HogDealFragment>, 'row' | 'field'>) =>
    !isClosed(row) || store.get({ row: row.number, field }) !== undefined;

  function notifyIfClosed({ row, field }: GridCellParams<HogDealFragment>) {
    const month = can.editGross && isGrossField(field) ? getClosedMonth(row) : undefined;
    if (month) showToast(formatClosedMonthMessage(month), 'info');
  }

  function handleCellClick(cell: GridCellParams<HogDealFragment>, { shiftKey }: MouseEvent) {
    const { id, field, isEditable, cellMode } = cell;
    if (shiftKey && range.selectTo(toHogCell(Number(id), field))) return;
    if (isEditable && cellMode === 'view') grid.current?.startCellEditMode({ id, field });
    if (!isEditable) notifyIfClosed(cell);
  }

  function handleCellKeyDown(...args: Parameters<typeof keys.onCellKeyDown>) {
    const [cell, { key }] = args;
    if (!cell.isEditable && (key === 'Enter' || /^[-−+$\d.(]$/.test(key))) notifyIfClosed(cell);
    keys.onCellKeyDown(...args);
  }

  /**
   * Returns the row of the server immediately instead of a promise of the saved row. With a promise, the grid
   * would keep the cell open until the promise resolves, and an error would be lost with the cell. The cell
   * reads the states of its saves from the store: amounts may also be saved after offline time or a reload,
   * and conflicts wait for a choice (docs/adr/conflicts.md).
   */
  function commitCell(edited: HogDealFragment, deal: HogDealFragment): HogDealFragment {
    for (const field of ['frontGross', 'backGross'] satisfies GrossField[]) {
      const newText: unknown = edited[field];
      if (typeof newText === 'string') commit(deal, field, newText);
    }
    return deal;
  }

  /** Discards the typed text on Escape. On Enter, retries a rejected text that was not changed. */
  function handleEditStop({ row, field, reason }: GridCellEditStopParams<HogDealFragment>) {
    if (!isGrossField(field)) return;
    const cell = { row: row.number, field };
    if (reason === 'escapeKeyDown') store.clearInput(cell);
    if (reason !== 'enterKeyDown' || store.hasInput(cell)) return;
    const save = store.get(cell);
    if (save?.status === 'failed') retry(cell);
  }

  const getRowClass = useCallback(
    ({ row }: GridRowClassNameParams<HogDealFragment>) => getShownTint(ticks, row),
    [ticks],
  );
  return (
    <RangeProvider value={range.store}>
      <div style={{ display: 'contents' }} onKeyDownCapture={keys.onKeyDownCapture}>
        <ListGrid
          {...gridProps}
          api={grid}
          label="Deals"
          list={hogList}
          columns={columns}
          printColumns={buildHogColumns(can, false, isOpenItemsList, isClosed)}
          getRowKey={({ number }) => number}
          getRowClassName={getRowClass}
          isCellEditable={canEdit}
          onCellClick={handleCellClick}
          onCellKeyDown={handleCellKeyDown}
          onCellEditStart={() => range.select(undefined)}
          onCellEditStop={handleEditStop}
          processRowUpdate={commitCell}
          columnBufferPx={ALL_COLUMNS_BUFFER_PX}
          sx={gridStyles}
        />
      </div>
      <RangeStatus />
    </RangeProvider>
  );
});

const getTintStyles = (row: 'confirmed' | 'updated') => ({
  '&, &:hover': { bgcolor: `row.${row}` },
  // A green tag would be invisible on a green row.
  '& [data-team]': { bgcolor: 'background.paper' },
});

const EDITING_CLASS = gridClasses['cell--editing'];

const buildGridStyles = (rights: HogColumnRights, isTight: boolean) =>
  ({
    ...dealGridStyles(isTight, getNumberWidth(rights, isTight)),
    [`& .${gridClasses.row}.confirmed`]: getTintStyles('confirmed'),
    [`& .${gridClasses.row}.updated`]: getTintStyles('updated'),
    [`& .${gridClasses['cell--editable']}.${gridClasses.cell}`]: { px: isTight ? 0 : 0.5 },
    // Removes the frame of the grid, because the open input draws a frame.
    [`& .${gridClasses.cell}.${EDITING_CLASS}, & .${EDITING_CLASS}:focus-within:focus-within`]: {
      p: 0,
      boxShadow: 'none',
      outline: 'none',
    },
    // Dragging over these cells selects cells instead of text.
    '& [data-field$="Gross"], & [data-field^="is"]': { userSelect: 'none' },
  }) as const;

const subscribeToNothing = () => () => {};

/** Announces the number of selected cells to screen readers. */
export function RangeStatus() {
  const rangeStore = useRangeStore();
  const range = useSyncExternalStore(rangeStore?.subscribe ?? subscribeToNothing, () => rangeStore?.get());
  return (
    <span role="status" style={visuallyHidden}>
      {range && formatCellRange(range)}
    </span>
  );
}
