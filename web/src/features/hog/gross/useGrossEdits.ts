import { useMutation } from '@apollo/client/react';
import { type RefObject, useMemo } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { createTimeoutContext } from '../../../lib/apollo/requestContexts';
import { listUnsavedChanges } from '../../../lib/mutations/cellSaves';
import { CellDraftStorage, type CellStore, waitForSaves } from '../../../lib/mutations/cellStore';
import { type SaveEngine, useSaveEngine } from '../../../lib/mutations/saveEngine';
import { toSaveResult } from '../../../lib/mutations/saveQueue';
import { useViewer } from '../../../lib/viewer';
import { parseConflict } from '../cells/cellConflict';
import { type RecordEdit, type UndoStack, useHogCells } from '../cells/useHogCells';
import { type HogDealFragment, SetDealGrossDocument } from '../hog.generated';
import {
  type GrossAmount,
  type GrossCell,
  type GrossField,
  getShownAmount,
  isAmountChanged,
  isGrossCell,
  isGrossField,
  toInputText,
} from './gross';
import {
  countSaves,
  formatFillMessage,
  formatPasteMessage,
  parsePastedBlock,
  placeBlock,
  type SaveCounts,
} from './grossBlocks';
import type { GrossEdits } from './grossContext';

/** Retains every gross edit until the edit is stored, even if the filter no longer shows the deal. */
export function useGrossEdits(rows: readonly HogDealFragment[]): GrossEdits {
  const showToast = useToast();
  const engine = useGrossEngine();
  const cells = useHogCells<GrossField, string, GrossAmount>(engine, rows, grossAccessors);

  return useMemo(() => {
    const { store } = engine;
    const { listedDeals, getShownValue, startAction } = cells;

    function commit(deal: HogDealFragment, field: GrossField, text: string, recordEdit = startAction()) {
      const cell = { row: deal.number, field };
      const lastSave = store.get(cell);
      const before = getShownAmount(deal, field, lastSave);
      if (isAmountChanged(text, before))
        void cells.recordWhenStored(cells.save(cell, text), cell, before, recordEdit);
      else if (lastSave?.status === 'failed' || lastSave?.status === 'conflict') engine.discard(cell);
      else store.clearInput(cell);
    }

    const retry = (cell: GrossCell) =>
      void cells.recordWhenStored(engine.retry(cell), cell, getShownValue(cell) ?? null);

    return {
      engine,
      store,
      commit: (deal, field, text) => commit(deal, field, text),
      retry,
      retryAll: () => {
        engine.resendAll();
        for (const { cell } of listUnsavedChanges(store.getAll())) if (isGrossCell(cell)) retry(cell);
      },
      keepMine: cell => {
        const lastSave = store.get(cell);
        if (lastSave?.status === 'conflict')
          void cells.recordWhenStored(engine.keepMine(cell), cell, lastSave.conflictingValue.stored);
      },
      undo: cells.undo,
      ...createBlockEdits({ listedDeals, getShownValue, commit, startAction, store, showToast }),
    };
  }, [engine, cells, showToast]);
}

const grossAccessors = { getValue: getShownAmount, toEntered: toInputText };

/** Creates the engine that saves gross. The front and back gross of a deal are saved separately. */
export function useGrossEngine(): SaveEngine<string, GrossAmount> {
  const { id: personId } = useViewer();
  const [setDealGross] = useMutation(SetDealGrossDocument);
  return useSaveEngine<string, GrossAmount>({
    drafts: new CellDraftStorage({ kind: 'unsavedGross', personId, isField: isGrossField }),
    send: ({ cell, entered, baseVersion }) => {
      const field = cell.field as GrossField;
      return toSaveResult(
        async () => {
          const variables = { number: Number(cell.row), [field]: entered, version: baseVersion };
          const { data } = await setDealGross({ variables, context: createTimeoutContext() });
          if (!data) throw new Error('The server didn’t return the deal. Try again.');
          return { stored: data.setDealGross[field], version: data.setDealGross.version };
        },
        error => parseConflict(error, field, value => (value === null ? null : Number(value))),
      );
    },
  });
}

type BlockEditContext = {
  listedDeals: RefObject<readonly HogDealFragment[]>;
  /** Returns the amount that a cell shows; undefined if its deal is not in the list. */
  getShownValue: (cell: GrossCell) => GrossAmount | undefined;
  commit: (
    deal: HogDealFragment,
    field: GrossField,
    text: string,
    recordEdit: RecordEdit<GrossField, GrossAmount>,
  ) => void;
  startAction: UndoStack<GrossField, GrossAmount>['startAction'];
  store: CellStore<string, GrossAmount>;
  showToast: ReturnType<typeof useToast>;
};

/** Creates the functions that edit several gross cells in a single action, which is undone as a whole. */
export function createBlockEdits(
  context: BlockEditContext,
): Pick<GrossEdits, 'paste' | 'fill' | 'toClipboardText'> {
  const { listedDeals, getShownValue, commit, startAction, store, showToast } = context;

  /** Reports how many amounts were saved, once all saves have finished. */
  async function report(
    cells: readonly GrossCell[],
    formatMessage: (counts: SaveCounts) => string,
    leftOverCount = 0,
  ) {
    await waitForSaves(store);
    const counts = countSaves(cells.map(cell => store.get(cell)?.status));
    showToast(formatMessage(counts), counts.failed + leftOverCount > 0 ? 'warning' : 'info');
  }

  return {
    paste: ({ number }, field, text) => {
      const block = parsePastedBlock(text);
      if (!block) return false;
      const { placedAmounts, leftOverCount } = placeBlock(block, listedDeals.current, { row: number, field });
      const recordEdit = startAction();
      for (const { row, field: amountField, amount } of placedAmounts)
        commit(row, amountField, amount, recordEdit);
      const cells = placedAmounts.map(({ row, field: amountField }) => ({
        row: row.number,
        field: amountField,
      }));
      void report(cells, counts => formatPasteMessage(counts, leftOverCount), leftOverCount);
      return true;
    },

    fill: copies => {
      const recordEdit = startAction();
      const amountsToFill = copies.flatMap(({ from, to }) => {
        const amount = getShownValue(from);
        const deal = listedDeals.current.find(({ number }) => number === to.row);
        return deal && typeof amount === 'number' ? [{ deal, field: to.field, amount }] : [];
      });
      for (const { deal, field, amount } of amountsToFill)
        commit(deal, field, toInputText(amount), recordEdit);
      const cells = amountsToFill.map(({ deal, field }) => ({ row: deal.number, field }));
      void report(cells, formatFillMessage);
    },

    toClipboardText: block =>
      block.map(line => line.map(cell => toInputText(getShownValue(cell) ?? null)).join('\t')).join('\n'),
  };
}
