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

const { managers, displays, deletedDeals, imports, compare, ...others } = pages;

const behindSignIn: RouteObject[] = [
  ...Object.values(others).map(({ route }) => route),
  { ...managers.route, element: <May right="manageEmployees">{managers.route.element}</May> },
  { ...displays.route, element: <May right="manageDisplays">{displays.route.element}</May> },
  { ...imports.route, element: <May right="importFiles">{imports.route.element}</May> },
  { ...compare.route, element: <May right="compareFiles">{compare.route.element}</May> },
  { ...deletedDeals.route, element: <May right="recordDeals">{deletedDeals.route.element}</May> },
];

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
