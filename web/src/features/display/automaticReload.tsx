import Box from '@mui/material/Box';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { reloadIfServed, retryReloadEveryMinute } from './reload';
import type { DisplayState } from './useDisplayFigures';

/**
 * Reloads the page after a rendering error. React removes a tree that throws an error, and a display has no
 * user who could reload the page.
 */
export class ReloadingBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ReloadNotice /> : this.props.children;
  }
}

function ReloadNotice() {
  useEffect(retryReloadEveryMinute, []);
  return (
    <Box component="main" sx={{ height: '100vh', display: 'grid', placeContent: 'center', p: '2rem' }}>
      <Box component="p" role="status" sx={noticeStyles}>
        The boards can’t be shown right now. The page will reload in a minute.
      </Box>
    </Box>
  );
}

const noticeStyles = { m: 0, fontSize: '1.5rem', textAlign: 'center', color: 'text.secondary' } as const;

const NIGHTLY_RELOAD_HOUR = 4;
/**
 * Minimum age of the page before it reloads for another build. While server instances are upgraded one by
 * one, the page may receive responses from old and new instances.
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
      const isNightlyReload =
        confirmedAt.toDateString() !== startedAt.toDateString() &&
        confirmedAt.getHours() >= NIGHTLY_RELOAD_HOUR;
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
