import { useMemo, useRef } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { EditableCell } from '../../../lib/saves/cellSaves';
import { formatCellName, type HogField } from '../hogCells';
import { planUndo, addUndoEdit, type SavedEdit, type UndoStep, formatUndo } from './undo';

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
