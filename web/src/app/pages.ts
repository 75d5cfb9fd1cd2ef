import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

/** A screen that is fetched when it is first shown, or a little before. */
export type Page = { element: ReactElement; preload: () => void };

function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Page {
  const Screen = lazy(() => load().then(module => ({ default: module[name] })));
  // A screen that cannot be fetched now says so when it is shown.
  return { element: createElement(Screen), preload: () => void load().catch(() => undefined) };
}

/** Every screen, in one chunk each. */
export const pages = {
  login: page(() => import('./session/LoginPage'), 'LoginPage'),
  acceptInvite: page(() => import('../features/invites/AcceptInvitePage'), 'AcceptInvitePage'),
  notFound: page(() => import('./layout/NotFoundPage'), 'NotFoundPage'),
  home: page(() => import('../features/deals/HomePage'), 'HomePage'),
  hog: page(() => import('../features/hog/HogPage'), 'HogPage'),
  tick: page(() => import('../features/tick/TickPage'), 'TickPage'),
  summary: page(() => import('../features/summary/SummaryPage'), 'SummaryPage'),
  trade: page(() => import('../features/trade/TradePage'), 'TradePage'),
  activity: page(() => import('../features/activity/ActivityPage'), 'ActivityPage'),
  potOfGold: page(() => import('../features/potOfGold/PotOfGoldPage'), 'PotOfGoldPage'),
  upLog: page(() => import('../features/upLog/UpLogPage'), 'UpLogPage'),
  upLogStats: page(() => import('../features/upLog/UpLogStatsPage'), 'UpLogStatsPage'),
  leaderboard: page(() => import('../features/leaderboard/LeaderboardPage'), 'LeaderboardPage'),
  playground: page(() => import('../features/playground/PlaygroundPage'), 'PlaygroundPage'),
  accessTokens: page(() => import('../features/accessTokens/AccessTokensPage'), 'AccessTokensPage'),
  managers: page(() => import('../features/managers/ManagersPage'), 'ManagersPage'),
};
