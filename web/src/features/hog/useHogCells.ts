import { useLayoutEffect, useMemo, useRef } from 'react';
import type { EditableCell, CellSave, StoredValue } from '../../lib/saves/cellSaves';
import { waitForSaves } from '../../lib/saves/cellStore';
import type { SaveEngine } from '../../lib/saves/engine';
import type { HogDealFragment } from './hog.generated';
import type { HogField } from './hogCells';
import { type RecordEdit, useUndo } from './undo/useUndo';

type CellAccessors<Field extends string, Entered, Stored> = {
  /** Returns the value that a cell of a listed deal shows. */
  getValue: (deal: HogDealFragment, field: Field, save: CellSave<Entered, Stored> | undefined) => Stored;
  /** Converts a value to the form in which it is entered. */
  toEntered: (value: Stored) => Entered;
};

/**
 * Provides the common part of gross and review cells: the listed deals, the shown values, saving and undo.
 */
export function useHogCells<Field extends HogField, Entered, Stored>(
  engine: SaveEngine<Entered, Stored>,
  rows: readonly HogDealFragment[],
  { getValue, toEntered }: CellAccessors<Field, Entered, Stored>,
) {
  const listedDeals = useRef(rows);
  useLayoutEffect(() => {
    listedDeals.current = rows;
  }, [rows]);
  const undoable = useUndo<Field, Stored>();

  return useMemo(() => {
    const { store } = engine;
    const findDeal = (cell: EditableCell) => listedDeals.current.find(({ number }) => number === cell.row);
    const getShownValue = (cell: EditableCell<Field>) => {
      const deal = findDeal(cell);
      return deal && getValue(deal, cell.field, store.get(cell));
    };

    const save = (cell: EditableCell<Field>, entered: Entered) => {
      const deal = findDeal(cell);
      return engine.save(cell, entered, deal && store.getBaseVersion(cell, deal.version));
    };

    return {
      listedDeals,
      getShownValue,
      save,
      startAction: undoable.startAction,
      /** Makes an edit undoable once its save is stored. */
      async recordWhenStored(
        saving: Promise<StoredValue<Stored> | undefined>,
        cell: EditableCell<Field>,
        before: Stored,
        remember: RecordEdit<Field, Stored> = undoable.startAction(),
      ) {
        const stored = await saving;
        if (stored) remember({ cell, before, after: stored.stored });
      },
      /** Undoes the last action, once it is saved. Returns its first cell, so that the focus can follow. */
      async undo() {
        await waitForSaves(store);
        return undoable.undo({
          getShownValue,
          restore: async (cell, before) => (await save(cell, toEntered(before))) !== undefined,
        });
      },
    };
  }, [engine, undoable, getValue, toEntered]);
}
