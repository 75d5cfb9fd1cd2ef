import { useMemo } from 'react';
import { useToast } from '../../../components/page/Toast';
import { listUnsavedChanges } from '../../../lib/saves/cellSaves';
import type { HogDealFragment } from '../hog.generated';
import { useHogCells } from '../useHogCells';
import { createBlockEdits } from './blockEdits';
import {
  type GrossAmount,
  getShownAmount,
  type GrossCell,
  type GrossField,
  isAmountChanged,
  isGrossCell,
  toInputText,
} from './gross';
import type { GrossEdits } from './grossContext';
import { useGrossEngine } from './useGrossEngine';

/** Keeps every gross edit until it is stored, even if the filter no longer shows its deal. */
export function useGrossEdits(rows: readonly HogDealFragment[]): GrossEdits {
  const showToast = useToast();
  const engine = useGrossEngine();
  const cells = useHogCells<GrossField, string, GrossAmount>(engine, rows, grossAccessors);

  return useMemo(() => {
    const { store } = engine;
    const { listedDeals, getShownValue, startAction } = cells;

    function commit(deal: HogDealFragment, field: GrossField, text: string, remember = startAction()) {
      const cell = { row: deal.number, field };
      const lastSave = store.get(cell);
      const before = getShownAmount(deal, field, lastSave);
      if (isAmountChanged(text, before)) void cells.recordWhenStored(cells.save(cell, text), cell, before, remember);
      else if (lastSave?.status === 'failed' || lastSave?.status === 'conflict') engine.discard(cell);
      else store.clearInput(cell);
    }

    const retry = (cell: GrossCell) => void cells.recordWhenStored(engine.retry(cell), cell, getShownValue(cell) ?? null);

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
        if (lastSave?.status === 'conflict') void cells.recordWhenStored(engine.keepMine(cell), cell, lastSave.theirs.stored);
      },
      undo: cells.undo,
      ...createBlockEdits({ listedDeals, getShownValue, commit, startAction, store, showToast }),
    };
  }, [engine, cells, showToast]);
}

const grossAccessors = { getValue: getShownAmount, toEntered: toInputText };
