import { foldText } from '../../generated/rules/foldText';
import { pages } from '../pages';

export type ScreenName = Exclude<keyof typeof pages, 'notFound'>;

/** What people call each screen: its title first, then whatever else they may look for. */
export const screenNames: Record<ScreenName, readonly [string, ...string[]]> = {
  home: ['Home', 'today', 'deals of a day', 'my day', 'add a deal', 'paste rows'],
  hog: ['Hog', 'gross', 'front', 'back', 'to do', 'confirmed', 'updated'],
  tick: ['Tick Sheet', 'pace', 'track', 'units', 'goals', 'working days'],
  closing: ['Closing', 'close a month', 'closed months', 'reopen'],
  summary: ['Summary', 'last year', 'vacation', 'teams'],
  trends: ['Trends', 'thirteen months', 'closing rate'],
  activity: ['Activity', 'deals', 'list'],
  compare: ['Compare', 'gross beside a file', 'reconcile'],
  changes: ['Changes', 'history', 'log', 'who typed', 'exports', 'sign-ins'],
  deletedDeals: ['Deleted Deals', 'trash', 'bring back', 'restore'],
  upLog: ['Up Log', 'ups', 'customers', 'walk in'],
  upLogStats: ['Up Log Stats', 'ups', 'statistics', 'closing rate'],
  trade: ['Trade %', 'trade stats', 'trades'],
  potOfGold: ['Pot Of Gold', 'spiff', 'race', 'fast start'],
  leaderboard: ['Leaderboard', 'rank', 'first'],
  managers: ['Managers', 'people', 'employees', 'invitations', 'invite', 'positions'],
  displays: ['Displays', 'television', 'tv', 'wall', 'message'],
  health: ['Health', 'nightly backup', 'upkeep', 'verify', 'jobs'],
  imports: ['Import', 'file', 'upload', 'spreadsheet', 'csv', 'excel'],
  playground: ['Playground', 'graphql', 'queries', 'questions', 'analysts'],
  morningReport: ['Morning Report', 'mail', 'e-mail', 'subscriptions', 'by mail'],
  accessTokens: ['Access Tokens', 'api key', 'scripts'],
};

/** The screen at an address. */
export const screenAt = (pathname: string): ScreenName | undefined =>
  (Object.keys(screenNames) as ScreenName[]).find(name => pages[name].path === pathname);

/** Whether each word that was typed begins a word of these names. */
export function isCalled(names: readonly string[], typed: string): boolean {
  const words = names.flatMap(wordsOf);
  return wordsOf(typed).every(word => words.some(each => each.startsWith(word)));
}

const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean);
