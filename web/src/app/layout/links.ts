import type { Viewer } from '../../lib/viewer';
import { mayOpen, type Page, pages } from '../pages';

export type Abilities = Viewer['can'];

type NavLink = {
  label: string;
  page: Page;
  /** The screens that its page leads to. The bar underlines it for them; the menu has a link to each. */
  behind?: readonly { label: string; page: Page }[];
};

/** The links of the navigation bar in their order; the analysts' page comes last. */
export const links: readonly NavLink[] = [
  { label: 'TICK', page: pages.tick, behind: [{ label: 'Closing', page: pages.closing }] },
  {
    label: 'SUMMARY',
    page: pages.summary,
    behind: [
      { label: 'Trends', page: pages.trends },
      { label: 'Morning report', page: pages.morningReport },
    ],
  },
  { label: 'ACTIVITY', page: pages.activity },
  {
    label: 'HOG',
    page: pages.hog,
    behind: [
      { label: 'Compare', page: pages.compare },
      { label: 'Changes', page: pages.changes },
      { label: 'Deleted deals', page: pages.deletedDeals },
    ],
  },
  { label: 'UP LOG', page: pages.upLog, behind: [{ label: 'Up Log Stats', page: pages.upLogStats }] },
  { label: 'TRADE %', page: pages.trade },
  { label: 'POT OF GOLD', page: pages.potOfGold },
  { label: 'LEADERBOARD', page: pages.leaderboard },
  {
    label: 'MANAGERS',
    page: pages.managers,
    behind: [
      { label: 'Displays', page: pages.displays },
      { label: 'Import', page: pages.imports },
      { label: 'Health', page: pages.health },
    ],
  },
  {
    label: 'PLAYGROUND',
    page: pages.playground,
    behind: [{ label: 'Access tokens', page: pages.accessTokens }],
  },
];

/** The link that G and this letter lead to: the first of those that begin alike. */
export const linkOfLetter = (letter: string, can: Abilities | undefined): NavLink | undefined =>
  links.find(({ label, page }) => label[0] === letter && mayOpen(page, can));
