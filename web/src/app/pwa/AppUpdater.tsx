import { useRegisterSW } from 'virtual:pwa-register/react';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { hasRunningMutations } from '../../lib/apollo/ownMutations';
import { useIsReconnecting } from '../../lib/live/LiveProvider';
import { hasUnsavedPageWork } from '../../lib/mutations/useUnloadPrompt';
import { readLastActivity } from '../idle/lastActivity';

const CHECK_INTERVAL_MS = 5_000;
/** During an upgrade the instances may serve different versions, so a page stays for at least a minute. */
const MIN_PAGE_AGE_MS = 60_000;
const MIN_IDLE_MS = 20_000;

/** Registers the service worker. Loads a newer version when the page is idle, and announces it until then. */
export function AppUpdater() {
  const isReconnecting = useIsReconnecting();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const {
    needRefresh: [isInstalled],
    updateServiceWorker,
  } = useRegisterSW({
    // The first screen loads before the files for offline use.
    immediate: false,
    onRegisteredSW: (_script, newRegistration) => setRegistration(newRegistration),
    // Another tab has activated the new version. This tab reloads when it is idle itself.
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
      {isInstalled && 'Salesfloor is updating: the new version is loaded when you pause.'}
    </Box>
  );
}

const statusStyles = {
  typography: 'body2',
  textAlign: 'center',
  displayPrint: 'none',
  // Always rendered, so that screen readers announce the text. Empty, it takes no gap of the page's grid.
  '&:empty': { position: 'absolute' },
} as const;

/** Returns whether nothing is typed, open or being saved, and the page was not used for a while. */
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
