import { screens } from '../../generated/rules/screens';
import type { Viewer } from '../../lib/viewer';
import { mayOpen, type Page, pages, type Screen, type ScreenName } from '../pages';

export type Abilities = Viewer['can'];

type NavLink = {
  label: string;
  page: Page;
  /** The screens that its page leads to. The bar underlines it for them; the menu has a link to each. */
  behind: readonly { label: string; page: Page }[];
};

/** A link of the bar to a screen, with those that have it in their `menu` (`api/src/platform/screens.ts`). */
const link = (label: string, name: ScreenName): NavLink => ({
  label,
  page: pages[name],
  behind: (Object.keys(screens) as ScreenName[]).flatMap(each => {
    const { menu }: Screen = screens[each];
    return menu?.under === name ? [{ label: menu.label, page: pages[each] }] : [];
  }),
});

/** The links of the navigation bar in their order; the analysts' page comes last. */
export const links: readonly NavLink[] = [
  link('TICK', 'tick'),
  link('SUMMARY', 'summary'),
  link('ACTIVITY', 'activity'),
  link('HOG', 'hog'),
  link('UP LOG', 'upLog'),
  link('TRADE %', 'trade'),
  link('POT OF GOLD', 'potOfGold'),
  link('LEADERBOARD', 'leaderboard'),
  link('MANAGERS', 'managers'),
  link('PLAYGROUND', 'playground'),
];

/** The link that G and this letter lead to: the first of those that begin alike. */
export const linkOfLetter = (letter: string, can: Abilities | undefined): NavLink | undefined =>
  links.find(({ label, page }) => label[0] === letter && mayOpen(page, can));
