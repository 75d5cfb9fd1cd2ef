import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadInAMinute } from '../features/display/reload';
import { eraseOldSeen } from '../lib/lastSeen/lastSeen';
import { App } from './App';
import { preloadPageAt } from './pages';
import { loadSignedInShell } from './session/RequireSession';
import { isProviderAnswer, startSession } from './session/startSession';
import { readSession } from './session/storedSession';

const SOON_MS = 150;

const root = document.getElementById('root');
const isInFrame = window.parent !== window;

if (isInFrame && isProviderAnswer(window.location.hash)) {
  // A silent sign-in's hidden frame: hand the provider's answer to the page that asked, and show nothing.
  const { broadcastResponseToMainFrame } = await import('@azure/msal-browser/redirect-bridge');
  await broadcastResponseToMainFrame();
} else if (root && window.location.pathname === '/display') {
  // Nobody signs in on a wall.
  import('./DisplayApp')
    .then(({ DisplayApp }) => createRoot(root).render(<DisplayApp />))
    .catch(reloadInAMinute);
} else if (root) {
  eraseOldSeen();
  const start = startSession(window.location);
  if (readSession() !== null) {
    // What cannot be fetched now says so when it is shown.
    loadSignedInShell().catch(() => undefined);
    preloadPageAt(window.location.pathname);
  }
  // What index.html shows stands until it is known what the page will be, or that takes long enough to say so.
  const begun = await Promise.race([start, sleep(SOON_MS)]);
  createRoot(root).render(
    <StrictMode>
      <App start={start} begun={begun} />
    </StrictMode>,
  );
}

function sleep(ms: number): Promise<undefined> {
  return new Promise(resolve => setTimeout(resolve, ms, undefined));
}
