import { type ComponentType, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { FirstView } from '../components/views/FirstView';
import type { ViewedList } from '../generated/graphql';
import type { Viewer } from '../lib/viewer';
import { PageShape, type Shape } from './layout/PageShape';

/** A screen that is fetched when it is first shown, or a little before. */
export type Page = { path: string; route: RouteObject; preload: () => void; right: Right | undefined };

type Right = keyof Viewer['can'];

/** Whether someone may open a screen; nobody does before it is known what they may. */
export const mayOpen = ({ right }: Page, can: Viewer['can'] | undefined): boolean =>
  !right || can?.[right] === true;

/** What stands in a screen's place while it is not known yet who is looking. */
export type PageHandle = { shape: Shape };

function page<Name extends string>(
  path: string,
  shape: Shape,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  /** `viewed` where it is a list that has views; `right` where not everyone may open it. */
  { viewed, right }: { viewed?: ViewedList; right?: Right } = {},
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
    right,
    route: { path, element, handle: { shape } satisfies PageHandle },
    // A screen that cannot be fetched now says so when it is shown.
    preload: () => void load().catch(() => undefined),
  };
}

/** Every screen behind the sign-in, in one chunk each, with the shape of what comes. */
export const pages = {
  home: page('/', 'deals', () => import('../features/deals/HomePage'), 'HomePage'),
  hog: page('/hog', 'list', () => import('../features/hog/HogPage'), 'HogPage', { viewed: 'HOG' }),
  tick: page('/tick', 'board', () => import('../features/tick/TickPage'), 'TickPage'),
  summary: page('/summary', 'board', () => import('../features/summary/SummaryPage'), 'SummaryPage'),
  trends: page('/trends', 'board', () => import('../features/trends/TrendsPage'), 'TrendsPage'),
  trade: page('/trade', 'trades', () => import('../features/trade/TradePage'), 'TradePage'),
  activity: page('/activity', 'list', () => import('../features/activity/ActivityPage'), 'ActivityPage', {
    viewed: 'ACTIVITY',
  }),
  potOfGold: page('/potofgold', 'race', () => import('../features/potOfGold/PotOfGoldPage'), 'PotOfGoldPage'),
  upLog: page('/uplog', 'race', () => import('../features/upLog/day/UpLogPage'), 'UpLogPage'),
  upLogStats: page(
    '/uplogstats',
    'list',
    () => import('../features/upLog/stats/UpLogStatsPage'),
    'UpLogStatsPage',
    { viewed: 'UP_LOG_STATS' },
  ),
  leaderboard: page(
    '/leaderboard',
    'places',
    () => import('../features/leaderboard/LeaderboardPage'),
    'LeaderboardPage',
  ),
  managers: page('/managers', 'people', () => import('../features/managers/ManagersPage'), 'ManagersPage', {
    right: 'manageEmployees',
  }),
  displays: page('/displays', 'cards', () => import('../features/displays/DisplaysPage'), 'DisplaysPage', {
    right: 'manageDisplays',
  }),
  health: page('/health', 'cards', () => import('../features/health/HealthPage'), 'HealthPage', {
    right: 'seeHealth',
  }),
  changes: page('/changes', 'list', () => import('../features/deals/changes/ChangesPage'), 'ChangesPage', {
    viewed: 'CHANGES',
  }),
  deletedDeals: page(
    '/deleteddeals',
    'cards',
    () => import('../features/deals/deleted/DeletedDealsPage'),
    'DeletedDealsPage',
    { right: 'recordDeals' },
  ),
  imports: page('/import', 'words', () => import('../features/imports/ImportPage'), 'ImportPage', {
    right: 'importFiles',
  }),
  compare: page('/compare', 'words', () => import('../features/compare/ComparePage'), 'ComparePage', {
    right: 'compareFiles',
  }),
  closing: page('/closing', 'cards', () => import('../features/deals/closing/ClosingPage'), 'ClosingPage'),
  playground: page(
    '/playground',
    'editor',
    () => import('../features/playground/PlaygroundPage'),
    'PlaygroundPage',
    { right: 'explore' },
  ),
  accessTokens: page(
    '/accesstokens',
    'cards',
    () => import('../features/accessTokens/AccessTokensPage'),
    'AccessTokensPage',
  ),
  morningReport: page(
    '/morningreport',
    'cards',
    () => import('../features/morningReport/MorningReportPage'),
    'MorningReportPage',
  ),
  notFound: page('*', 'words', () => import('./layout/NotFoundPage'), 'NotFoundPage'),
};

/** Begins to fetch the screen at an address, before it is known whether it may be shown. */
export function preloadPageAt(pathname: string): void {
  Object.values(pages)
    .find(({ path }) => path === pathname)
    ?.preload();
}
