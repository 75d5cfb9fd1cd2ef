import { screens } from '../../generated/rules/screens';
import type { Viewer } from '../../lib/viewer';
import { type AppPage, canOpenPage, pages, type ScreenDefinition, type ScreenKey } from '../pages';

export type Abilities = Viewer['can'];

type NavLinkItem = {
  label: string;
  page: AppPage;
  /**
   * The sub-pages. On a sub-page, the bar marks this link as current. The menu has a link to each sub-page.
   */
  subPages: readonly { label: string; page: AppPage }[];
};

/**
 * Creates a link of the bar to a screen. A screen that names this screen in its `menu` becomes a sub-page
 * (`api/src/platform/screens.ts`).
 */
const createNavLink = (label: string, name: ScreenKey): NavLinkItem => ({
  label,
  page: pages[name],
  subPages: (Object.keys(screens) as ScreenKey[]).flatMap(screenName => {
    const { menu }: ScreenDefinition = screens[screenName];
    return menu?.under === name ? [{ label: menu.label, page: pages[screenName] }] : [];
  }),
});

/** The links of the navigation bar, in order. The analysts' page comes last. */
export const navLinks: readonly NavLinkItem[] = [
  createNavLink('TICK', 'tick'),
  createNavLink('SUMMARY', 'summary'),
  createNavLink('ACTIVITY', 'activity'),
  createNavLink('HOG', 'hog'),
  createNavLink('UP LOG', 'upLog'),
  createNavLink('TRADE %', 'trade'),
  createNavLink('POT OF GOLD', 'potOfGold'),
  createNavLink('LEADERBOARD', 'leaderboard'),
  createNavLink('MANAGERS', 'managers'),
  createNavLink('PLAYGROUND', 'playground'),
];

/** Returns the link that a letter opens after G: the first allowed link that begins with the letter. */
export const findLinkByLetter = (letter: string, can: Abilities | undefined): NavLinkItem | undefined =>
  navLinks.find(({ label, page }) => label[0] === letter && canOpenPage(page, can));
