import { useState } from 'react';
import { dropStored, readStored, store } from '../../../lib/browserStorage';

/** Whether someone has folded the strip away: remembered in this browser, apart for each person (my-day.md, Folding). */
export function useFolded(viewerId: number): readonly [boolean, () => void] {
  const key = `myDayFolded ${viewerId}` as const;
  const [isFolded, setFolded] = useState(() => readStored(key) !== null);
  function toggle() {
    setFolded(!isFolded);
    try {
      if (isFolded) dropStored(key);
      else store(key, 'yes');
    } catch {
      // Where nothing may be remembered it holds while the page is open.
    }
  }
  return [isFolded, toggle];
}
