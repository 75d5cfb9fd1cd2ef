import { type ComponentType, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { FirstView } from '../components/views/FirstView';
import { screens } from '../generated/rules/screens';
import type { ViewedList } from '../generated/types';
import type { Viewer } from '../lib/viewer';
import { PageSkeleton } from './layout/PageSkeleton';

/** A screen that is fetched when it is first shown, or a little before. */
export type Page = { path: string; route: RouteObject; preload: () => void; right: Right | undefined };

type Right = keyof Viewer['can'];

export type ScreenName = keyof typeof screens;

/** What `api/src/platform/screens.ts` says of a screen. */
export type Screen = {
  path: string;
  right?: Right;
  menu?: { under: ScreenName; label: string };
  views?: ViewedList;
};

/** The screens of lists that have views. */
export type ListScreen = {
  [Name in ScreenName]: (typeof screens)[Name] extends { views: ViewedList } ? Name : never;
}[ScreenName];

/** Whether someone may open a screen; nobody does before it is known what they may. */
export const mayOpen = ({ right }: Page, can: Viewer['can'] | undefined): boolean =>
  !right || can?.[right] === true;

function page<Name extends string>(
  { path, right, views }: Screen,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Page {
  const Screen = lazy<ComponentType>(() => load().then(module => ({ default: module[name] })));
  const element = (
    <Suspense key={path} fallback={<PageSkeleton />}>
      {views ? (
        <FirstView list={views}>
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
    route: { path, element },
    // A screen that cannot be fetched now says so when it is shown.
    preload: () => void load().catch(() => undefined),
  };
}

/** Every screen behind the sign-in (`api/src/platform/screens.ts`), in one chunk each. */
export const pages: Record<ScreenName | 'notFound', Page> = {
  home: page(screens.home, () => import('../features/deals/HomePage'), 'HomePage'),
  hog: page(screens.hog, () => import('../features/hog/HogPage'), 'HogPage'),
  tick: page(screens.tick, () => import('../features/tick/TickPage'), 'TickPage'),
  summary: page(screens.summary, () => import('../features/summary/SummaryPage'), 'SummaryPage'),
  trends: page(screens.trends, () => import('../features/trends/TrendsPage'), 'TrendsPage'),
  trade: page(screens.trade, () => import('../features/trade/TradePage'), 'TradePage'),
  activity: page(screens.activity, () => import('../features/activity/ActivityPage'), 'ActivityPage'),
  potOfGold: page(screens.potOfGold, () => import('../features/potOfGold/PotOfGoldPage'), 'PotOfGoldPage'),
  upLog: page(screens.upLog, () => import('../features/upLog/day/UpLogPage'), 'UpLogPage'),
  upLogStats: page(
    screens.upLogStats,
    () => import('../features/upLog/stats/UpLogStatsPage'),
    'UpLogStatsPage',
  ),
  leaderboard: page(
    screens.leaderboard,
    () => import('../features/leaderboard/LeaderboardPage'),
    'LeaderboardPage',
  ),
  managers: page(screens.managers, () => import('../features/managers/ManagersPage'), 'ManagersPage'),
  displays: page(screens.displays, () => import('../features/displays/DisplaysPage'), 'DisplaysPage'),
  health: page(screens.health, () => import('../features/health/HealthPage'), 'HealthPage'),
  changes: page(screens.changes, () => import('../features/deals/changes/ChangesPage'), 'ChangesPage'),
  deletedDeals: page(
    screens.deletedDeals,
    () => import('../features/deals/deleted/DeletedDealsPage'),
    'DeletedDealsPage',
  ),
  imports: page(screens.imports, () => import('../features/imports/ImportPage'), 'ImportPage'),
  compare: page(screens.compare, () => import('../features/compare/ComparePage'), 'ComparePage'),
  closing: page(screens.closing, () => import('../features/deals/closing/ClosingPage'), 'ClosingPage'),
  playground: page(
    screens.playground,
    () => import('../features/playground/PlaygroundPage'),
    'PlaygroundPage',
  ),
  accessTokens: page(
    screens.accessTokens,
    () => import('../features/accessTokens/AccessTokensPage'),
    'AccessTokensPage',
  ),
  morningReport: page(
    screens.morningReport,
    () => import('../features/morningReport/MorningReportPage'),
    'MorningReportPage',
  ),
  notFound: page({ path: '*' }, () => import('./layout/NotFoundPage'), 'NotFoundPage'),
};

/** Begins to fetch the screen at an address, before it is known whether it may be shown. */
export function preloadPageAt(pathname: string): void {
  Object.values(pages)
    .find(({ path }) => path === pathname)
    ?.preload();
}
