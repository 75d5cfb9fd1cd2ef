import { lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Crash } from '../components/page/Crash';
import { May } from './layout/May';
import { pages } from './pages';
import { LoginPage } from './session/LoginPage';
import { RequireSession } from './session/RequireSession';

const AcceptInvitePage = lazy(() =>
  import('../features/invites/AcceptInvitePage').then(module => ({ default: module.AcceptInvitePage })),
);

const behindSignIn: RouteObject[] = Object.values(pages).map(({ route, right }) =>
  right ? { ...route, element: <May right={right}>{route.element}</May> } : route,
);

/** The addresses of the screens. Made once the session is known, so that it begins on the right page. */
export function createRouter() {
  return createBrowserRouter([
    {
      errorElement: (
        <main>
          <Crash />
        </main>
      ),
      children: [
        { path: '/login', element: <LoginPage /> },
        { path: '/acceptinvite', element: <AcceptInvitePage /> },
        {
          path: '/',
          element: <RequireSession />,
          // A broken screen leaves the navigation standing.
          children: [{ errorElement: <Crash />, children: behindSignIn }],
        },
      ],
    },
  ]);
}
