import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Cell, CellSave, StoredValue } from '../../lib/saves/cellSaves';
import { allAnswered } from '../../lib/saves/cellStore';
import type { SaveEngine } from '../../lib/saves/engine';
import type { HogDealFragment } from './hog.generated';
import type { HogField } from './hogCells';
import { type Remember, useUndo } from './undo/useUndo';

type Means<Field extends string, Entered, Stored> = {
  /** What a cell of a listed deal shows. */
  valueIn: (deal: HogDealFragment, field: Field, save: CellSave<Entered, Stored> | undefined) => Stored;
  /** What is put in to have a value. */
  enteredFor: (value: Stored) => Entered;
};

/** What gross and ticks have in common: the deals as they are listed, what each cell shows, and what can be taken back. */
export function useHogCells<Field extends HogField, Entered, Stored>(
  engine: SaveEngine<Entered, Stored>,
  rows: readonly HogDealFragment[],
  { valueIn, enteredFor }: Means<Field, Entered, Stored>,
) {
  const listed = useRef(rows);
  useLayoutEffect(() => {
    listed.current = rows;
  }, [rows]);
  const undoable = useUndo<Field, Stored>();

  return useMemo(() => {
    const { store } = engine;
    const dealOf = (cell: Cell) => listed.current.find(({ number }) => number === cell.row);
    const shown = (cell: Cell<Field>) => {
      const deal = dealOf(cell);
      return deal && valueIn(deal, cell.field, store.of(cell));
    };

    const save = (cell: Cell<Field>, entered: Entered) => {
      const deal = dealOf(cell);
      return engine.save(cell, entered, deal && store.seen(cell, deal.version));
    };

    return {
      listed,
      shown,
      save,
      act: undoable.act,
      /** What is being saved can be taken back once it is stored. */
      async keepUndo(
        saving: Promise<StoredValue<Stored> | undefined>,
        cell: Cell<Field>,
        before: Stored,
        remember: Remember<Field, Stored> = undoable.act(),
      ) {
        const stored = await saving;
        if (stored) remember({ cell, before, after: stored.stored });
      },
      /** Takes back the last act, once it is saved; gives its first cell, so that the focus can follow. */
      async undo() {
        await allAnswered(store);
        return undoable.undo({
          shown,
          writeBack: async (cell, before) => (await save(cell, enteredFor(before))) !== undefined,
        });
      },
    };
  }, [engine, undoable, valueIn, enteredFor]);
}
