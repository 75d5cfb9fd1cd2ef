import { createContext, use, useSyncExternalStore } from 'react';
import { Listeners } from '../../../lib/hooks/listeners';
import { type EditableCell, toCellKey } from '../../../lib/mutations/cellSaves';
import type { CellRange } from './range';

/** Store of the selected cells. A cell renders again only when its own selection changes. */
export type RangeStore = {
  get: () => CellRange | undefined;
  set: (range: CellRange | undefined) => void;
  has: (cell: EditableCell) => boolean;
  subscribe: (listener: () => void) => () => void;
};

export function createRangeStore(): RangeStore {
  let range: CellRange | undefined;
  let keys: ReadonlySet<string> = new Set();
  const listeners = new Listeners();
  return {
    get: () => range,
    set: next => {
      if (next === range) return;
      range = next;
      keys = new Set(next?.block.flat().map(toCellKey));
      listeners.notify();
    },
    has: cell => keys.has(toCellKey(cell)),
    subscribe: listeners.subscribe,
  };
}

const RangeContext = createContext<RangeStore | null>(null);

export const RangeProvider = RangeContext;

const noSubscription = () => () => {};

/** Returns whether a cell is part of a selection of several cells. Always false in print and on a phone. */
export function useIsSelected(cell: EditableCell): boolean {
  const rangeStore = use(RangeContext);
  return useSyncExternalStore(rangeStore?.subscribe ?? noSubscription, () => rangeStore?.has(cell) ?? false);
}

/** Returns null in print and on a phone, which have no selection. */
export const useRangeStore = (): RangeStore | null => use(RangeContext);

/** Styles of a selected cell. The outline makes the selection visible without color. */
export const selectedCellStyles = {
  bgcolor: 'accent.soft',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
} as const;
