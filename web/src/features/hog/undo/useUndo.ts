import { useMemo, useRef } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { Cell } from '../../../lib/saves/cellSaves';
import { cellName, type HogField } from '../hogCells';
import { nextUndo, remember, type SavedEdit, type Step, undoWords } from './undo';

export type Remember<Field extends string, Value> = (edit: SavedEdit<Field, Value>) => void;

export type UndoStack<Field extends string, Value> = {
  /** Begins an act: what is remembered by the returned function is taken back at once. */
  act: () => Remember<Field, Value>;
  /** Takes back the last act; gives the first cell that it touches, so that the focus can follow. */
  undo: (cells: UndoneCells<Field, Value>) => Cell<Field> | undefined;
};

type UndoneCells<Field extends string, Value> = {
  /** What stands in a cell now; undefined when its deal is not in the list. */
  shown: (cell: Cell<Field>) => Value | undefined;
  /** Saves what stood in a cell before; gives whether it was stored. */
  writeBack: (cell: Cell<Field>, before: Value) => Promise<boolean>;
};

/** What this person saved on this screen and can take back, act by act. */
export function useUndo<Field extends HogField, Value>(): UndoStack<Field, Value> {
  const showToast = useToast();
  const steps = useRef<readonly Step<Field, Value>[]>([]);
  const acts = useRef(0);

  return useMemo(
    () => ({
      act: () => {
        acts.current += 1;
        const act = acts.current;
        return edit => {
          steps.current = remember(steps.current, act, edit);
        };
      },
      undo: ({ shown, writeBack }) => {
        const next = nextUndo(steps.current, shown);
        if (!next) return undefined;
        steps.current = next.rest;
        const { back, changed, unlisted } = next;
        const say = (undone: typeof back) => {
          const words = undoWords({ back: undone, changed, unlisted }, cellName);
          if (words) showToast(words, 'info');
        };
        const writing = back.map(edit => writeBack(edit.cell, edit.before));
        void Promise.all(writing).then(areStored => say(back.filter((_, index) => areStored[index])));
        return [...back, ...changed][0]?.cell;
      },
    }),
    [showToast],
  );
}
