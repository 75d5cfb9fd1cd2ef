import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { isProviderAnswer, startSession } from './session/startSession';

const root = document.getElementById('root');
const isInFrame = window.parent !== window;

if (isInFrame && isProviderAnswer(window.location.hash)) {
  // A silent sign-in's hidden frame: hand the provider's answer to the page that asked, and show nothing.
  const { broadcastResponseToMainFrame } = await import('@azure/msal-browser/redirect-bridge');
  await broadcastResponseToMainFrame();
} else if (root) {
  const start = startSession(window.location);
  createRoot(root).render(
    <StrictMode>
      <App start={start} />
    </StrictMode>,
  );
}
