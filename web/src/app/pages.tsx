import { type ComponentType, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { PageShape, type Shape } from '../components/page/PageShape';
import { FirstView } from '../components/views/FirstView';
import type { ViewedList } from '../generated/graphql';

/** A screen that is fetched when it is first shown, or a little before. */
export type Page = { path: string; route: RouteObject; preload: () => void };

/** What stands in a screen's place while it is not known yet who is looking. */
export type PageHandle = { shape: Shape };

function page<Name extends string>(
  path: string,
  shape: Shape,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  /** Where it is a list that has views. */
  viewed?: ViewedList,
): Page {
  const Screen = lazy<ComponentType>(() => load().then(module => ({ default: module[name] })));
  const element = (
    <Suspense key={path} fallback={<PageShape shape={shape} />}>
      {viewed ? (
        <FirstView list={viewed}>
          <Screen />
        </FirstView>
      ) : (
        <Screen />
      )}
    </Suspense>
  );
  return {
    path,
    route: { path, element, handle: { shape } satisfies PageHandle },
    // A screen that cannot be fetched now says so when it is shown.
    preload: () => void load().catch(() => undefined),
  };
}

/** Every screen behind the sign-in, in one chunk each, with the shape of what comes. */
export const pages = {
  home: page('/', 'deals', () => import('../features/deals/HomePage'), 'HomePage'),
  hog: page('/hog', 'list', () => import('../features/hog/HogPage'), 'HogPage', 'HOG'),
  tick: page('/tick', 'board', () => import('../features/tick/TickPage'), 'TickPage'),
  summary: page('/summary', 'board', () => import('../features/summary/SummaryPage'), 'SummaryPage'),
  trends: page('/trends', 'board', () => import('../features/trends/TrendsPage'), 'TrendsPage'),
  trade: page('/trade', 'trades', () => import('../features/trade/TradePage'), 'TradePage'),
  activity: page(
    '/activity',
    'list',
    () => import('../features/activity/ActivityPage'),
    'ActivityPage',
    'ACTIVITY',
  ),
  potOfGold: page('/potofgold', 'race', () => import('../features/potOfGold/PotOfGoldPage'), 'PotOfGoldPage'),
  upLog: page('/uplog', 'race', () => import('../features/upLog/day/UpLogPage'), 'UpLogPage'),
  upLogStats: page(
    '/uplogstats',
    'list',
    () => import('../features/upLog/stats/UpLogStatsPage'),
    'UpLogStatsPage',
    'UP_LOG_STATS',
  ),
  leaderboard: page(
    '/leaderboard',
    'places',
    () => import('../features/leaderboard/LeaderboardPage'),
    'LeaderboardPage',
  ),
  managers: page('/managers', 'people', () => import('../features/managers/ManagersPage'), 'ManagersPage'),
  displays: page('/displays', 'cards', () => import('../features/displays/DisplaysPage'), 'DisplaysPage'),
  changes: page(
    '/changes',
    'list',
    () => import('../features/deals/changes/ChangesPage'),
    'ChangesPage',
    'CHANGES',
  ),
  deletedDeals: page(
    '/deleteddeals',
    'cards',
    () => import('../features/deals/deleted/DeletedDealsPage'),
    'DeletedDealsPage',
  ),
  imports: page('/import', 'words', () => import('../features/imports/ImportPage'), 'ImportPage'),
  compare: page('/compare', 'words', () => import('../features/compare/ComparePage'), 'ComparePage'),
  closing: page('/closing', 'cards', () => import('../features/deals/closing/ClosingPage'), 'ClosingPage'),
  playground: page(
    '/playground',
    'editor',
    () => import('../features/playground/PlaygroundPage'),
    'PlaygroundPage',
  ),
  accessTokens: page(
    '/accesstokens',
    'cards',
    () => import('../features/accessTokens/AccessTokensPage'),
    'AccessTokensPage',
  ),
  notFound: page('*', 'words', () => import('./layout/NotFoundPage'), 'NotFoundPage'),
};

/** Begins to fetch the screen at an address, before it is known whether it may be shown. */
export function preloadPageAt(pathname: string): void {
  Object.values(pages)
    .find(({ path }) => path === pathname)
    ?.preload();
}
