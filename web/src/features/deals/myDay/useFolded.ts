import { useState } from 'react';

/** Whether someone has folded the strip away: remembered in this browser, apart for each person (my-day.md, Folding). */
export function useFolded(viewerId: number): readonly [boolean, () => void] {
  const key = `myDayFolded ${viewerId}`;
  const [isFolded, setFolded] = useState(() => localStorage.getItem(key) !== null);
  function toggle() {
    setFolded(!isFolded);
    try {
      if (isFolded) localStorage.removeItem(key);
      else localStorage.setItem(key, 'yes');
    } catch {
      // Where nothing may be remembered it holds while the page is open.
    }
  }
  return [isFolded, toggle];
}
