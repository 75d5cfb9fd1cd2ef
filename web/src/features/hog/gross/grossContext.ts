import { createContext, use } from 'react';
import type { CellStore } from '../../../lib/saves/cellStore';
import type { SaveEngine } from '../../../lib/saves/engine';
import { useCell } from '../../../lib/saves/useCells';
import type { HogDealFragment } from '../hog.generated';
import type { Copy } from './fill';
import type { Amount, GrossCell, GrossField, GrossSave } from './gross';

/** The gross cells of this screen: how each is doing, and what can be done with it. The same object for the whole visit. */
export type GrossEdits = {
  engine: SaveEngine<string, Amount>;
  /** The engine's. */
  store: CellStore<string, Amount>;
  /** Saves a committed text, once; nothing is sent when the amount stays what it is. */
  commit: (deal: HogDealFragment, field: GrossField, text: string) => void;
  /** Sends a text that was not stored once more, over the version that it was typed over. */
  retry: (cell: GrossCell) => void;
  /** The same for every one that was not stored, but those where a person has to choose. */
  retryAll: () => void;
  /** Stores a text over what someone else stored meanwhile. */
  keepMine: (cell: GrossCell) => void;
  /** Takes back what was saved last, once it is saved; gives its first cell, so that the focus can follow. */
  undo: () => Promise<GrossCell | undefined>;
  /** Saves a column or block that was copied from a spreadsheet, from this cell on. False when it is one amount only. */
  paste: (deal: HogDealFragment, field: GrossField, text: string) => boolean;
  /** Saves amounts of some cells in others. */
  fill: (copies: readonly Copy[]) => void;
  /** Cells as the text that a spreadsheet takes. */
  copied: (block: readonly (readonly GrossCell[])[]) => string;
};

const GrossContext = createContext<GrossEdits | null>(null);

export const GrossProvider = GrossContext;

export function useGross(): GrossEdits {
  const edits = use(GrossContext);
  if (!edits) throw new Error('useGross needs a GrossProvider above it.');
  return edits;
}

/** How the last edit of one cell is doing. */
export function useGrossSave({ number }: HogDealFragment, field: GrossField): GrossSave | undefined {
  return useCell(useGross().store, { row: number, field });
}
