import { useState } from 'react';
import { deleteStored, readStored, writeStored } from '../../../lib/browserStorage';

/**
 * Returns whether the viewer has collapsed the summary bar, and a function that toggles it. Stored in this
 * browser for each person (my-day.md, Folding).
 */
export function useCollapsed(viewerId: number): readonly [boolean, () => void] {
  const key = `myDayFolded ${viewerId}` as const;
  const [isCollapsed, setIsCollapsed] = useState(() => readStored(key) !== null);
  function toggle() {
    setIsCollapsed(!isCollapsed);
    try {
      if (isCollapsed) deleteStored(key);
      else writeStored(key, 'yes');
    } catch {
      // Without browser storage, the choice lasts until the page is closed.
    }
  }
  return [isCollapsed, toggle];
}
