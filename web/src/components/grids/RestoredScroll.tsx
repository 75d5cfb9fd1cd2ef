import type { GridApi } from '@mui/x-data-grid';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How far each visit's grid was scrolled, by the visit's own key: Back finds its list where it was left. */
const tops = new Map<string, number>();

/**
 * Puts a grid back to where it was left: it scrolls in its own frame, which no browser does. Apart from the grid, so that
 * another address does not redraw its rows.
 */
export function RestoredScroll({ grid }: { grid: RefObject<GridApi | null> }) {
  const { key } = useLocation();
  const visit = useRef(key);
  useLayoutEffect(() => {
    visit.current = key;
  }, [key]);

  useEffect(
    function putBackAndFollow() {
      const api = grid.current;
      if (!api) return;
      const top = tops.get(visit.current);
      // Once it has measured itself; before that there is nothing to scroll in.
      const frame = requestAnimationFrame(() => top !== undefined && api.scroll({ top }));
      const stop = api.subscribeEvent('scrollPositionChange', position => {
        tops.set(visit.current, position.top);
      });
      return () => {
        cancelAnimationFrame(frame);
        stop();
      };
    },
    [grid],
  );
  return null;
}
