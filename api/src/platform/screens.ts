/** A screen that opens after the sign-in. */
interface Screen {
  readonly path: string;
  /** The screen's name in Find, Help and emails. */
  readonly title: string;
  /** Further words by which Find finds the screen. */
  readonly keywords: readonly string[];
  /**
   * The ability that a person needs to open the screen, defined in `abilities.ts`. If undefined, everyone who
   * is signed in can open the screen.
   */
  readonly right?: string;
  /**
   * A link to this screen in the menu of another screen. `under` is the other screen, which is in the
   * navigation bar. `label` is the text of the link.
   */
  readonly menu?: { readonly under: string; readonly label: string };
  /** The stored name of the list that the screen shows, if the list has saved views. */
  readonly views?: string;
}

/**
 * Every screen, in the order in which Find and the menus list them. `npm run codegen` copies this table to
 * the web app, where routes, menus, Find, Help and browser tests use it.
 */
export const screens = {
  home: {
    path: '/',
    title: 'Home',
    keywords: ['today', 'deals of a day', 'my day', 'add a deal', 'paste rows'],
  },
  hog: {
    path: '/hog',
    title: 'Hog',
    keywords: ['gross', 'front', 'back', 'to do', 'confirmed', 'updated'],
    views: 'HOG',
  },
  tick: {
    path: '/tick',
    title: 'Tick Sheet',
    keywords: ['pace', 'track', 'units', 'goals', 'working days'],
  },
  closing: {
    path: '/closing',
    title: 'Closing',
    keywords: ['close a month', 'closed months', 'reopen'],
    menu: { under: 'tick', label: 'Closing' },
  },
  summary: {
    path: '/summary',
    title: 'Summary',
    keywords: ['last year', 'vacation', 'teams'],
  },
  trends: {
    path: '/trends',
    title: 'Trends',
    keywords: ['thirteen months', 'closing rate'],
    menu: { under: 'summary', label: 'Trends' },
  },
  activity: {
    path: '/activity',
    title: 'Activity',
    keywords: ['deals', 'list'],
    views: 'ACTIVITY',
  },
  compare: {
    path: '/compare',
    title: 'Compare',
    keywords: ['gross vs. file', 'reconcile'],
    right: 'compareFiles',
    menu: { under: 'hog', label: 'Compare' },
  },
  changes: {
    path: '/changes',
    title: 'Changes',
    keywords: ['history', 'log', 'who changed', 'exports', 'sign-ins'],
    menu: { under: 'hog', label: 'Changes' },
    views: 'CHANGES',
  },
  deletedDeals: {
    path: '/deleteddeals',
    title: 'Deleted deals',
    keywords: ['trash', 'bring back', 'restore'],
    right: 'recordDeals',
    menu: { under: 'hog', label: 'Deleted deals' },
  },
  upLog: {
    path: '/uplog',
    title: 'Up Log',
    keywords: ['ups', 'customers', 'walk in'],
  },
  upLogStats: {
    path: '/uplogstats',
    title: 'Up Log Stats',
    keywords: ['ups', 'statistics', 'closing rate'],
    menu: { under: 'upLog', label: 'Up Log Stats' },
    views: 'UP_LOG_STATS',
  },
  trade: {
    path: '/trade',
    title: 'Trade %',
    keywords: ['trade stats', 'trades'],
  },
  potOfGold: {
    path: '/potofgold',
    title: 'Pot Of Gold',
    keywords: ['spiff', 'race', 'fast start'],
  },
  leaderboard: {
    path: '/leaderboard',
    title: 'Leaderboard',
    keywords: ['rank', 'first'],
  },
  managers: {
    path: '/managers',
    title: 'Managers',
    keywords: ['people', 'employees', 'invitations', 'invite', 'positions'],
    right: 'manageEmployees',
  },
  displays: {
    path: '/displays',
    title: 'Displays',
    keywords: ['television', 'tv', 'wall', 'message'],
    right: 'manageDisplays',
    menu: { under: 'managers', label: 'Displays' },
  },
  imports: {
    path: '/import',
    title: 'Import',
    keywords: ['file', 'upload', 'spreadsheet', 'csv', 'excel'],
    right: 'importFiles',
    menu: { under: 'managers', label: 'Import' },
  },
  health: {
    path: '/health',
    title: 'Health',
    keywords: ['nightly backup', 'maintenance', 'verify', 'jobs'],
    right: 'seeHealth',
    menu: { under: 'managers', label: 'Health' },
  },
  playground: {
    path: '/playground',
    title: 'Playground',
    keywords: ['graphql', 'queries', 'questions', 'analysts'],
    right: 'explore',
  },
  morningReport: {
    path: '/morningreport',
    title: 'Morning report',
    keywords: ['mail', 'e-mail', 'subscriptions', 'by mail'],
    menu: { under: 'summary', label: 'Morning report' },
  },
  accessTokens: {
    path: '/accesstokens',
    title: 'Access tokens',
    keywords: ['api key', 'scripts'],
    menu: { under: 'playground', label: 'Access tokens' },
  },
} as const satisfies Readonly<Record<string, Screen>>;

type ScreenName = keyof typeof screens;

/** The stored names of the lists with saved views. */
export type ViewedList = {
  [Name in ScreenName]: (typeof screens)[Name] extends { views: infer List } ? List : never;
}[ScreenName];

/** The screens of the lists with saved views, by the stored name of the list. */
export const viewedScreens = Object.fromEntries(
  Object.values<Screen>(screens).flatMap(screen => (screen.views ? [[screen.views, screen]] : [])),
) as Readonly<Record<ViewedList, Screen>>;
