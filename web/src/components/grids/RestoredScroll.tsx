import type { GridApi } from '@mui/x-data-grid';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The scroll position of the grid by the key of its history entry, so that Back restores it. */
const scrollTops = new Map<string, number>();

/**
 * Restores the scroll position of a grid, because browsers restore only the window's. A component apart from
 * the grid, so that a changed URL does not render the rows again.
 */
export function ScrollRestoration({ grid }: { grid: RefObject<GridApi | null> }) {
  const { key } = useLocation();
  const historyKey = useRef(key);
  useLayoutEffect(() => {
    historyKey.current = key;
  }, [key]);

  useEffect(
    function restoreAndTrack() {
      const api = grid.current;
      if (!api) return;
      const top = scrollTops.get(historyKey.current);
      // After the grid has measured itself; before, it cannot scroll.
      const frame = requestAnimationFrame(() => top !== undefined && api.scroll({ top }));
      const unsubscribe = api.subscribeEvent('scrollPositionChange', position => {
        scrollTops.set(historyKey.current, position.top);
      });
      return () => {
        cancelAnimationFrame(frame);
        unsubscribe();
      };
    },
    [grid],
  );
  return null;
}
