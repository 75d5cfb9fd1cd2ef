import { useMemo } from 'react';
import { useToast } from '../../../components/page/Toast';
import { unsavedChanges } from '../../../lib/saves/cellSaves';
import type { HogDealFragment } from '../hog.generated';
import { useHogCells } from '../useHogCells';
import { blockEdits } from './blockEdits';
import {
  type Amount,
  amountOf,
  type GrossCell,
  type GrossField,
  isChange,
  isGrossCell,
  typedText,
} from './gross';
import type { GrossEdits } from './grossContext';
import { useGrossEngine } from './useGrossEngine';

/** Keeps every edit of gross until the server has it, whatever the filter shows meanwhile. */
export function useGrossEdits(rows: readonly HogDealFragment[]): GrossEdits {
  const showToast = useToast();
  const engine = useGrossEngine();
  const cells = useHogCells<GrossField, string, Amount>(engine, rows, means);

  return useMemo(() => {
    const { store } = engine;
    const { listed, shown, act } = cells;

    function commit(deal: HogDealFragment, field: GrossField, text: string, remember = act()) {
      const cell = { row: deal.number, field };
      const now = store.of(cell);
      const before = amountOf(deal, field, now);
      if (isChange(text, before)) void cells.keepUndo(cells.save(cell, text), cell, before, remember);
      else if (now?.status === 'failed' || now?.status === 'conflict') engine.discard(cell);
      else store.endTyping(cell);
    }

    const retry = (cell: GrossCell) => void cells.keepUndo(engine.retry(cell), cell, shown(cell) ?? null);

    return {
      engine,
      store,
      commit: (deal, field, text) => commit(deal, field, text),
      retry,
      retryAll: () => {
        engine.sendAgain();
        for (const { cell } of unsavedChanges(store.all())) if (isGrossCell(cell)) retry(cell);
      },
      keepMine: cell => {
        const now = store.of(cell);
        if (now?.status === 'conflict') void cells.keepUndo(engine.keepMine(cell), cell, now.theirs.stored);
      },
      undo: cells.undo,
      ...blockEdits({ listed, shown, commit, act, store, showToast }),
    };
  }, [engine, cells, showToast]);
}

const means = { valueIn: amountOf, enteredFor: typedText };
