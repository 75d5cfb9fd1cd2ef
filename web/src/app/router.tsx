import { createBrowserRouter, type RouteObject } from 'react-router';
import { Crash } from '../components/Crash';
import { MayManage } from './layout/MayManage';
import { pages } from './pages';
import { RequireSession } from './session/RequireSession';

const behindSignIn: RouteObject[] = [
  { index: true, element: pages.home.element },
  { path: 'hog', element: pages.hog.element },
  { path: 'tick', element: pages.tick.element },
  { path: 'summary', element: pages.summary.element },
  { path: 'trade', element: pages.trade.element },
  { path: 'activity', element: pages.activity.element },
  { path: 'potofgold', element: pages.potOfGold.element },
  { path: 'uplog', element: pages.upLog.element },
  { path: 'uplogstats', element: pages.upLogStats.element },
  { path: 'leaderboard', element: pages.leaderboard.element },
  { path: 'managers', element: <MayManage>{pages.managers.element}</MayManage> },
  { path: 'playground', element: pages.playground.element },
  { path: 'accesstokens', element: pages.accessTokens.element },
  { path: '*', element: pages.notFound.element },
];

/** The brief's route table (§2). Made once the session is known, so that it begins on the right page. */
export function createRouter() {
  return createBrowserRouter([
    {
      errorElement: <Crash />,
      children: [
        { path: '/login', element: pages.login.element },
        { path: '/acceptinvite', element: pages.acceptInvite.element },
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
