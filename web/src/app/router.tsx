import { lazy, type ReactNode } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { RouteError } from '../components/feedback/LoadError';
import { useViewer, type Viewer } from '../lib/viewer';
import { pages } from './pages';
import { LoginPage } from './session/LoginPage';
import { RequireSession } from './session/RequireSession';

const AcceptInvitePage = lazy(() =>
  import('../features/invites/AcceptInvitePage').then(module => ({ default: module.AcceptInvitePage })),
);

const signedInRoutes: RouteObject[] = Object.values(pages).map(({ route, right }) =>
  right ? { ...route, element: <RequireAbility ability={right}>{route.element}</RequireAbility> } : route,
);

/**
 * Creates the router of all addresses. Call it after the session is checked, so that the router starts on the
 * right page.
 */
export function createRouter() {
  return createBrowserRouter([
    {
      errorElement: (
        <main>
          <RouteError />
        </main>
      ),
      children: [
        { path: '/login', element: <LoginPage /> },
        { path: '/acceptinvite', element: <AcceptInvitePage /> },
        {
          path: '/',
          element: <RequireSession />,
          // When a screen fails, the navigation stays visible.
          children: [{ errorElement: <RouteError />, children: signedInRoutes }],
        },
      ],
    },
  ]);
}

/** Renders the children for viewers with an ability, and redirects other viewers to Home. */
export function RequireAbility({ ability, children }: { ability: keyof Viewer['can']; children: ReactNode }) {
  return useViewer().can[ability] ? children : <Navigate to="/" replace />;
}
