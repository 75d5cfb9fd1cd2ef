import type { Viewer } from '../../lib/viewer';
import { type Page, pages } from '../pages';

export type Abilities = Viewer['can'];

export type NavLinkTo = {
  label: string;
  to: string;
  page: Page;
  /** Another page that counts as this one. */
  also?: string;
  /** Only for who has this right. */
  right?: 'manageEmployees' | 'explore';
};

/** The links of the navigation bar in their order; the analysts' page comes last. */
export const links: NavLinkTo[] = [
  { label: 'TICK', to: '/tick', page: pages.tick },
  { label: 'SUMMARY', to: '/summary', page: pages.summary, also: '/trends' },
  { label: 'ACTIVITY', to: '/activity', page: pages.activity },
  { label: 'HOG', to: '/hog', page: pages.hog },
  { label: 'UP LOG', to: '/uplog', page: pages.upLog, also: '/uplogstats' },
  { label: 'TRADE %', to: '/trade', page: pages.trade },
  { label: 'POT OF GOLD', to: '/potofgold', page: pages.potOfGold },
  { label: 'LEADERBOARD', to: '/leaderboard', page: pages.leaderboard },
  { label: 'MANAGERS', to: '/managers', page: pages.managers, also: '/displays', right: 'manageEmployees' },
  { label: 'PLAYGROUND', to: '/playground', page: pages.playground, also: '/accesstokens', right: 'explore' },
];
