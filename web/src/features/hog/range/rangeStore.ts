import { createContext, use, useSyncExternalStore } from 'react';
import { Listeners } from '../../../lib/hooks/listeners';
import { type Cell, cellKey } from '../../../lib/saves/cellSaves';
import type { Range } from './range';

/** The cells that are selected in the grid, so that each cell can listen to its own alone. */
export type RangeStore = {
  get: () => Range | undefined;
  set: (range: Range | undefined) => void;
  has: (cell: Cell) => boolean;
  subscribe: (listener: () => void) => () => void;
};

export function createRangeStore(): RangeStore {
  let range: Range | undefined;
  let keys: ReadonlySet<string> = new Set();
  const listeners = new Listeners();
  return {
    get: () => range,
    set: next => {
      if (next === range) return;
      range = next;
      keys = new Set(next?.block.flat().map(cellKey));
      listeners.tell();
    },
    has: cell => keys.has(cellKey(cell)),
    subscribe: listeners.subscribe,
  };
}

const RangeContext = createContext<RangeStore | null>(null);

export const RangeProvider = RangeContext;

const never = () => () => {};

/** Whether a cell is one of several that are selected; on paper and on a phone none is. */
export function useIsSelected(cell: Cell): boolean {
  const ranges = use(RangeContext);
  return useSyncExternalStore(ranges?.subscribe ?? never, () => ranges?.has(cell) ?? false);
}

/** Null on paper and on a phone, where nothing is selected. */
export const useRanges = (): RangeStore | null => use(RangeContext);
