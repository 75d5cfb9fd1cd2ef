import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { retryReloadEveryMinute } from '../features/display/reload';
import { deleteOldCachedResults } from '../lib/offline/cachedResults';
import { App } from './App';
import { preloadPageAt } from './pages';
import { loadSignedInShell } from './session/RequireSession';
import { isProviderResponse, startSession } from './session/startSession';
import { readSession } from './session/storedSession';

const START_WAIT_MS = 150;

const root = document.getElementById('root');
const isInFrame = window.parent !== window;

if (isInFrame && isProviderResponse(window.location.hash)) {
  // This page is the hidden frame of a silent sign-in. It forwards the provider's response to the page that
  // requested it, and renders nothing.
  const { broadcastResponseToMainFrame } = await import('@azure/msal-browser/redirect-bridge');
  await broadcastResponseToMainFrame();
} else if (root && window.location.pathname === '/display') {
  // A display needs no sign-in.
  import('./DisplayApp')
    .then(({ DisplayApp }) => createRoot(root).render(<DisplayApp />))
    .catch(retryReloadEveryMinute);
} else if (root) {
  deleteOldCachedResults();
  const start = startSession(window.location);
  if (readSession() !== null) {
    // Ignores a failed download here, because it is reported when the shell is rendered.
    loadSignedInShell().catch(() => undefined);
    preloadPageAt(window.location.pathname);
  }
  // Keeps the content of index.html until the session is checked, or for at most START_WAIT_MS.
  const initialStart = await Promise.race([start, sleep(START_WAIT_MS)]);
  createRoot(root).render(
    <StrictMode>
      <App start={start} initialStart={initialStart} />
    </StrictMode>,
  );
}

function sleep(ms: number): Promise<undefined> {
  return new Promise(resolve => setTimeout(resolve, ms, undefined));
}
