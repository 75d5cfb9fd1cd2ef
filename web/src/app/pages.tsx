import { type ComponentType, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { DefaultView } from '../components/views/DefaultView';
import { screens } from '../generated/rules/screens';
import type { ViewedList } from '../generated/types';
import type { Viewer } from '../lib/viewer';
import { PageSkeleton } from './layout/PageSkeleton';

/** A screen that is loaded when it is first shown, or shortly before. */
export type AppPage = { path: string; route: RouteObject; preload: () => void; right: Ability | undefined };

export type Ability = keyof Viewer['can'];

export type ScreenKey = keyof typeof screens;

/** The definition of a screen in `api/src/platform/screens.ts`. */
export type ScreenDefinition = {
  path: string;
  right?: Ability;
  menu?: { under: ScreenKey; label: string };
  views?: ViewedList;
};

/** The screens of lists that have saved views. */
export type ListScreenKey = {
  [Name in ScreenKey]: (typeof screens)[Name] extends { views: ViewedList } ? Name : never;
}[ScreenKey];

/** Returns whether the viewer may open a screen; false while their abilities are not loaded. */
export const canOpenPage = ({ right }: AppPage, can: Viewer['can'] | undefined): boolean =>
  !right || can?.[right] === true;

function createPage<Name extends string>(
  { path, right, views }: ScreenDefinition,
  loadModule: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): AppPage {
  const LazyScreen = lazy<ComponentType>(() => loadModule().then(module => ({ default: module[name] })));
  const element = (
    <Suspense key={path} fallback={<PageSkeleton />}>
      {views ? (
        <DefaultView list={views}>
          <LazyScreen />
        </DefaultView>
      ) : (
        <LazyScreen />
      )}
    </Suspense>
  );
  return {
    path,
    right,
    route: { path, element },
    // Ignores a failed download here, because it is reported when the screen is shown.
    preload: () => void loadModule().catch(() => undefined),
  };
}

/** Every screen that requires a sign-in (`api/src/platform/screens.ts`), each in a separate chunk. */
export const pages: Record<ScreenKey | 'notFound', AppPage> = {
  home: createPage(screens.home, () => import('../features/deals/home/HomePage'), 'HomePage'),
  hog: createPage(screens.hog, () => import('../features/hog/HogPage'), 'HogPage'),
  tick: createPage(screens.tick, () => import('../features/tick/TickPage'), 'TickPage'),
  summary: createPage(screens.summary, () => import('../features/summary/SummaryPage'), 'SummaryPage'),
  trends: createPage(screens.trends, () => import('../features/trends/TrendsPage'), 'TrendsPage'),
  trade: createPage(screens.trade, () => import('../features/trade/TradePage'), 'TradePage'),
  activity: createPage(screens.activity, () => import('../features/activity/ActivityPage'), 'ActivityPage'),
  potOfGold: createPage(
    screens.potOfGold,
    () => import('../features/potOfGold/PotOfGoldPage'),
    'PotOfGoldPage',
  ),
  upLog: createPage(screens.upLog, () => import('../features/upLog/day/UpLogPage'), 'UpLogPage'),
  upLogStats: createPage(
    screens.upLogStats,
    () => import('../features/upLog/stats/UpLogStatsPage'),
    'UpLogStatsPage',
  ),
  leaderboard: createPage(
    screens.leaderboard,
    () => import('../features/leaderboard/LeaderboardPage'),
    'LeaderboardPage',
  ),
  managers: createPage(screens.managers, () => import('../features/managers/ManagersPage'), 'ManagersPage'),
  displays: createPage(screens.displays, () => import('../features/displays/DisplaysPage'), 'DisplaysPage'),
  health: createPage(screens.health, () => import('../features/health/HealthPage'), 'HealthPage'),
  changes: createPage(screens.changes, () => import('../features/changes/ChangesPage'), 'ChangesPage'),
  deletedDeals: createPage(
    screens.deletedDeals,
    () => import('../features/deals/deletedDeals/DeletedDealsPage'),
    'DeletedDealsPage',
  ),
  imports: createPage(screens.imports, () => import('../features/imports/ImportPage'), 'ImportPage'),
  compare: createPage(screens.compare, () => import('../features/compare/ComparePage'), 'ComparePage'),
  closing: createPage(screens.closing, () => import('../features/closing/ClosingPage'), 'ClosingPage'),
  playground: createPage(
    screens.playground,
    () => import('../features/playground/PlaygroundPage'),
    'PlaygroundPage',
  ),
  accessTokens: createPage(
    screens.accessTokens,
    () => import('../features/accessTokens/AccessTokensPage'),
    'AccessTokensPage',
  ),
  morningReport: createPage(
    screens.morningReport,
    () => import('../features/morningReport/MorningReportPage'),
    'MorningReportPage',
  ),
  notFound: createPage({ path: '*' }, () => import('./layout/NotFoundPage'), 'NotFoundPage'),
};

/** Starts to load the screen at an address, before the viewer's abilities are checked. */
export function preloadPageAt(pathname: string): void {
  Object.values(pages)
    .find(({ path }) => path === pathname)
    ?.preload();
}
