import { useEffect, useState } from 'react';
import { reloadIfServed } from './reload';
import type { DisplayState } from './useFigures';

const NIGHTLY_RELOAD_HOUR = 4;
/**
 * Minimum age of the page before it reloads for another build. While instances are upgraded one by one, the
 * page may receive responses of both builds.
 */
const MIN_PAGE_AGE_MS = 60_000;

/**
 * Reloads the page when the server serves another build (display.md, Upgrades), and once a night to free
 * memory.
 */
export function useAutomaticReload({ figures, confirmedAt }: DisplayState): void {
  const [startedAt] = useState(() => new Date());
  useEffect(
    function reloadIfNeeded() {
      if (!confirmedAt) return;
      const hasNewBuild = isOtherBuild(figures?.build) && performance.now() > MIN_PAGE_AGE_MS;
      const isNightlyReload = confirmedAt.toDateString() !== startedAt.toDateString() && confirmedAt.getHours() >= NIGHTLY_RELOAD_HOUR;
      if (hasNewBuild || isNightlyReload) void reloadIfServed();
    },
    [figures, confirmedAt, startedAt],
  );
}

/** Returns false if the page does not know its build, as with Vite's dev server. */
function isOtherBuild(build: string | undefined): boolean {
  const ownBuild = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  return ownBuild !== undefined && build !== undefined && build !== ownBuild;
}
