import type { Kept } from '../../worker/keptBuild';
import { pages } from '../pages';

/**
 * Keeps the app in this browser, so that it opens without a line: its page, and the files that were loaded (decision 223). Home and the
 * up log are loaded ahead from the second visit on.
 */
export async function keepApp(): Promise<void> {
  const build = builtAs();
  if (!build || !('serviceWorker' in navigator)) return;
  const isFirstVisit = navigator.serviceWorker.controller === null;
  const { Workbox } = await import('workbox-window');
  await new Workbox('/sw.js').register();
  const { active } = await navigator.serviceWorker.ready;
  const kept: Kept = { build, assets: loadedAssets() };
  active?.postMessage(kept);
  if (isFirstVisit) return;
  pages.home.preload();
  pages.upLog.preload();
}

/** The build that the page is of, as the server named it; undefined where there is none, as while it is developed. */
export const builtAs = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

const loadedAssets = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname),
  ),
];
