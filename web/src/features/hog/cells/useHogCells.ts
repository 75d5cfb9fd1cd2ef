import { useLayoutEffect, useMemo, useRef } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import type { CellSave, EditableCell, StoredValue } from '../../../lib/mutations/cellSaves';
import { waitForSaves } from '../../../lib/mutations/cellStore';
import type { SaveEngine } from '../../../lib/mutations/saveEngine';
import type { HogDealFragment } from '../hog.generated';
import { formatCellName, type HogField } from './hogCells';
import { addUndoEdit, formatUndoMessage, planUndo, type SavedEdit, type UndoStep } from './undo';

type CellAccessors<Field extends string, Entered, Stored> = {
  /** Returns the value that a cell of a listed deal shows. */
  getValue: (deal: HogDealFragment, field: Field, save: CellSave<Entered, Stored> | undefined) => Stored;
  /** Converts a value to the form in which a user enters it. */
  toEntered: (value: Stored) => Entered;
};

/**
 * Provides the state and actions that gross and review cells share: the listed deals, the shown values,
 * saving and undo.
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
  const undoStack = useUndo<Field, Stored>();

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
      startAction: undoStack.startAction,
      /** Makes an edit undoable after its save has succeeded. */
      async recordWhenStored(
        saving: Promise<StoredValue<Stored> | undefined>,
        cell: EditableCell<Field>,
        before: Stored,
        recordEdit: RecordEdit<Field, Stored> = undoStack.startAction(),
      ) {
        const stored = await saving;
        if (stored) recordEdit({ cell, before, after: stored.stored });
      },
      /**
       * Undoes the last action after its saves have finished. Returns the first cell of the action, so that
       * the caller can move the focus to this cell.
       */
      async undo() {
        await waitForSaves(store);
        return undoStack.undo({
          getShownValue,
          restore: async (cell, before) => (await save(cell, toEntered(before))) !== undefined,
        });
      },
    };
  }, [engine, undoStack, getValue, toEntered]);
}

export type RecordEdit<Field extends string, Value> = (edit: SavedEdit<Field, Value>) => void;

export type UndoStack<Field extends string, Value> = {
  /**
   * Starts an action and returns a function that records its edits. All edits of the action are undone
   * together.
   */
  startAction: () => RecordEdit<Field, Value>;
  /**
   * Undoes the last action. Returns the first cell of the action, so that the caller can move the focus to
   * this cell.
   */
  undo: (callbacks: UndoCallbacks<Field, Value>) => EditableCell<Field> | undefined;
};

type UndoCallbacks<Field extends string, Value> = {
  /** Returns the value that a cell shows; undefined if its deal is not in the list. */
  getShownValue: (cell: EditableCell<Field>) => Value | undefined;
  /** Saves the value that a cell had before the edit. Returns whether the server stored the value. */
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
        const plan = planUndo(steps.current, getShownValue);
        if (!plan) return undefined;
        steps.current = plan.rest;
        const { back, changed, unlisted } = plan;
        const notify = (reverted: typeof back) => {
          const message = formatUndoMessage({ back: reverted, changed, unlisted }, formatCellName);
          if (message) showToast(message, 'info');
        };
        const restoring = back.map(edit => restore(edit.cell, edit.before));
        void Promise.all(restoring).then(storedFlags =>
          notify(back.filter((_, index) => storedFlags[index])),
        );
        return [...back, ...changed][0]?.cell;
      },
    }),
    [showToast],
  );
}
