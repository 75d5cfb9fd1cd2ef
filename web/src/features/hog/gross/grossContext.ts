import { createContext, use } from 'react';
import { type CellStore, useCellSave } from '../../../lib/mutations/cellStore';
import type { SaveEngine } from '../../../lib/mutations/saveEngine';
import type { HogDealFragment } from '../hog.generated';
import type { GrossAmount, GrossCell, GrossField, GrossSave } from './gross';
import type { GrossCopy } from './grossBlocks';

/**
 * Gross edits on this screen: the state of the cells and the actions on them. The object stays the same while
 * the screen is open.
 */
export type GrossEdits = {
  engine: SaveEngine<string, GrossAmount>;
  store: CellStore<string, GrossAmount>;
  /** Saves a committed text once. Sends nothing if the amount does not change. */
  commit: (deal: HogDealFragment, field: GrossField, text: string) => void;
  /** Sends an unsaved text again, with the version on which it was typed. */
  retry: (cell: GrossCell) => void;
  /** Sends every unsaved text again, except conflicts, which need a choice. */
  retryAll: () => void;
  /** Saves the typed text in place of the amount that another user has stored. */
  keepMine: (cell: GrossCell) => void;
  /**
   * Undoes the last action after its saves have finished. Returns the first cell of the action, so that the
   * caller can move the focus to this cell.
   */
  undo: () => Promise<GrossCell | undefined>;
  /**
   * Saves a column or block copied from a spreadsheet, starting at this cell. Returns false for a single
   * amount.
   */
  paste: (deal: HogDealFragment, field: GrossField, text: string) => boolean;
  /** Copies amounts from cells to other cells. */
  fill: (copies: readonly GrossCopy[]) => void;
  /** Formats cells as text that a spreadsheet can paste. */
  toClipboardText: (block: readonly (readonly GrossCell[])[]) => string;
};

const GrossContext = createContext<GrossEdits | null>(null);

export const GrossProvider = GrossContext;

export function useGross(): GrossEdits {
  const edits = use(GrossContext);
  if (!edits) throw new Error('useGross needs a GrossProvider above it.');
  return edits;
}

/** Returns the last save of a cell. */
export function useGrossSave({ number }: HogDealFragment, field: GrossField): GrossSave | undefined {
  return useCellSave(useGross().store, { row: number, field });
}
