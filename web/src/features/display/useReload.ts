import { useEffect, useState } from 'react';
import { reloadIfServed } from './reload';
import type { Shown } from './useFigures';

const NIGHT_HOUR = 4;
/** While instances are upgraded one by one, a page may get the answers of both builds: it is loaded once a minute at most. */
const STANDS_MS = 60_000;

/** Loads the page again when the server hands out another build (display.md, Upgrades), and once a night: no memory adds up. */
export function useReload({ figures, at }: Shown): void {
  const [began] = useState(() => new Date());
  useEffect(
    function lookAtEachAnswer() {
      if (!at) return;
      const isOther = isOtherBuild(figures?.build) && performance.now() > STANDS_MS;
      const isNight = at.toDateString() !== began.toDateString() && at.getHours() >= NIGHT_HOUR;
      if (isOther || isNight) void reloadIfServed();
    },
    [figures, at, began],
  );
}

/** False where the page does not know its build: Vite hands it out while one works on it. */
function isOtherBuild(build: string | undefined): boolean {
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  return own !== undefined && build !== undefined && build !== own;
}
