import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { DRAFT_SAVED_MESSAGE, LoadError } from '../components/feedback/LoadError';
import { AppSkeleton } from './layout/PageSkeleton';
import { createRouter } from './router';
import { SessionProvider, useSession } from './session/SessionProvider';
import type { SessionStart } from './session/startSession';
import { theme } from './theme/theme';

/** Provides the theme and the session, and renders the page. */
export function App({
  start,
  initialStart,
}: {
  start: Promise<SessionStart>;
  initialStart: SessionStart | undefined;
}) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey="themeMode"
      noSsr
      disableTransitionOnChange
    >
      <CssBaseline />
      <SessionProvider start={start} initialStart={initialStart}>
        <StartedPage />
      </SessionProvider>
    </ThemeProvider>
  );
}

/**
 * Renders a skeleton while the stored session is checked, then the page, or the reason why it cannot be
 * shown.
 */
function StartedPage() {
  const { state, retry } = useSession();
  switch (state.kind) {
    case 'checking':
      return <AppSkeleton />;
    case 'failed':
      return (
        <main>
          <LoadError
            title="Error initializing authentication. Please refresh the page."
            onRetry={() => window.location.reload()}
            retryLabel="Refresh"
          />
        </main>
      );
    case 'unreachable':
      return (
        <main>
          <LoadError
            title="Can’t reach the server"
            detail={`You’re still signed in. Check your connection and try again. ${DRAFT_SAVED_MESSAGE}`}
            onRetry={retry}
          />
        </main>
      );
    default:
      return <Routes goTo={state.goTo} />;
  }
}

function Routes({ goTo }: { goTo: string | undefined }) {
  const [router] = useState(() => {
    if (goTo !== undefined) window.history.replaceState(null, '', goTo);
    return createRouter();
  });
  return (
    <Suspense fallback={<AppSkeleton />}>
      <RouterProvider router={router} />
    </Suspense>
  );
}
