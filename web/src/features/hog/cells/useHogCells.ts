import { useLayoutEffect, useMemo, useRef } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import type { CellSave, EditableCell, StoredValue } from '../../../lib/mutations/cellSaves';
import { waitForSaves } from '../../../lib/mutations/cellStore';
import type { SaveEngine } from '../../../lib/mutations/saveEngine';
import type { HogDealFragment } from '../hog.generated';
import { formatCellName, type HogField } from './hogCells';
import { addUndoEdit, formatUndo, planUndo, type SavedEdit, type UndoStep } from './undo';

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

export type RecordEdit<Field extends string, Value> = (edit: SavedEdit<Field, Value>) => void;

export type UndoStack<Field extends string, Value> = {
  /** Starts an action. The edits passed to the returned function are undone together. */
  startAction: () => RecordEdit<Field, Value>;
  /** Undoes the last action. Returns the first cell that it affects, so that the focus can follow. */
  undo: (cells: UndoTarget<Field, Value>) => EditableCell<Field> | undefined;
};

type UndoTarget<Field extends string, Value> = {
  /** Returns the value that a cell shows; undefined if its deal is not in the list. */
  getShownValue: (cell: EditableCell<Field>) => Value | undefined;
  /** Saves the value that a cell had before. Returns whether it was stored. */
  restore: (cell: EditableCell<Field>, before: Value) => Promise<boolean>;
};

/** Records the actions that the user saved on this screen, and undoes them one by one. */
export function useUndo<Field extends HogField, Value>(): UndoStack<Field, Value> {
  const showToast = useToast();
  const steps = useRef<readonly UndoStep<Field, Value>[]>([]);
  const actionCount = useRef(0);

  return useMemo(
    () => ({
      startAction: () => {
        actionCount.current += 1;
        const actionId = actionCount.current;
        return edit => {
          steps.current = addUndoEdit(steps.current, actionId, edit);
        };
      },
      undo: ({ getShownValue, restore }) => {
        const next = planUndo(steps.current, getShownValue);
        if (!next) return undefined;
        steps.current = next.rest;
        const { back, changed, unlisted } = next;
        const notify = (reverted: typeof back) => {
          const message = formatUndo({ back: reverted, changed, unlisted }, formatCellName);
          if (message) showToast(message, 'info');
        };
        const restoring = back.map(edit => restore(edit.cell, edit.before));
        void Promise.all(restoring).then(areStored => notify(back.filter((_, index) => areStored[index])));
        return [...back, ...changed][0]?.cell;
      },
    }),
    [showToast],
  );
}
