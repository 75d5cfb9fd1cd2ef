import { useRegisterSW } from 'virtual:pwa-register/react';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { hasRunningMutations } from '../../lib/apollo/ownMutations';
import { useIsReconnecting } from '../../lib/live/LiveProvider';
import { hasUnsavedPageWork } from '../../lib/mutations/useUnloadPrompt';
import { readLastActivity } from '../idle/lastActivity';

const CHECK_INTERVAL_MS = 5_000;
/**
 * The minimum age of a page before it reloads. During an upgrade the instances may serve different versions.
 */
const MIN_PAGE_AGE_MS = 60_000;
const MIN_IDLE_MS = 20_000;

/** Registers the service worker. Announces a newer version, and loads it when the page is idle. */
export function AppUpdater() {
  const isReconnecting = useIsReconnecting();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const {
    needRefresh: [isInstalled],
    updateServiceWorker,
  } = useRegisterSW({
    // Downloads the files for offline use only after the first screen has loaded.
    immediate: false,
    onRegisteredSW: (_script, newRegistration) => setRegistration(newRegistration),
    // Another tab has activated the new version. This tab reloads later, when it is idle.
    onNeedReload: () => undefined,
  });

  useEffect(
    function checkAfterReconnect() {
      if (!isReconnecting) registration?.update().catch(() => undefined);
    },
    [isReconnecting, registration],
  );

  useEffect(
    function reloadWhenIdle() {
      if (!isInstalled) return;
      const timer = setInterval(() => {
        if (isIdle()) void updateServiceWorker().then(() => window.location.reload());
      }, CHECK_INTERVAL_MS);
      return () => clearInterval(timer);
    },
    [isInstalled, updateServiceWorker],
  );

  return (
    <Box role="status" sx={statusStyles}>
      {isInstalled && 'A new version of Salesfloor is ready. It will load when you pause.'}
    </Box>
  );
}

const statusStyles = {
  typography: 'body2',
  textAlign: 'center',
  displayPrint: 'none',
  // Always rendered, so that screen readers announce the text. While it is empty, it does not add a gap to
  // the grid of the page.
  '&:empty': { position: 'absolute' },
} as const;

/**
 * Returns whether the page can reload: nothing is being typed or saved, no dialog or form is open, and the
 * page was not used for a while.
 */
function isIdle(): boolean {
  const isInUse =
    document.activeElement?.matches('input, textarea, select') ||
    document.querySelector('[role$=dialog], form');
  const isUnused = document.hidden || Date.now() - readLastActivity() > MIN_IDLE_MS;
  return (
    isUnused &&
    !isInUse &&
    performance.now() > MIN_PAGE_AGE_MS &&
    !hasUnsavedPageWork() &&
    !hasRunningMutations() &&
    navigator.onLine
  );
}
