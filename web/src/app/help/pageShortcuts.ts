import { figureShortcuts } from '../../components/reportTables/rovingTabIndex';
import { compareKeys } from '../../features/compare/useCompareKeys';
import { formKeys } from '../../features/deals/form/formKeys';
import { dayKeys, pasteKeys } from '../../features/deals/home/useHomeKeys';
import { hogKeys } from '../../features/hog/grid/hogKeys';
import { rowShortcuts } from '../../features/upLog/day/rows/rowShortcuts';
import type { Shortcut } from '../../lib/shortcuts';
import { type Abilities, findLinkByLetter, navLinks } from '../layout/navigation';
import { isMac } from '../layout/useShortcuts';
import type { ListScreenKey, ScreenKey } from '../pages';

type ShortcutsByScreen = Record<Exclude<ScreenKey, ListScreenKey>, readonly Shortcut[]> &
  Partial<Record<ListScreenKey, readonly Shortcut[]>>;

/**
 * The shortcuts of each page, in addition to the shortcuts of all pages. A page may have no shortcuts. Each
 * table is declared in the file that handles its keys.
 */
export const pageShortcuts: ShortcutsByScreen = {
  home: [...dayKeys, ...formKeys, ...pasteKeys],
  hog: hogKeys,
  tick: figureShortcuts,
  summary: figureShortcuts,
  trade: figureShortcuts,
  trends: figureShortcuts,
  leaderboard: figureShortcuts,
  potOfGold: figureShortcuts,
  upLog: rowShortcuts,
  upLogStats: figureShortcuts,
  compare: compareKeys,
  closing: [],
  deletedDeals: [],
  managers: [],
  displays: [],
  imports: [],
  health: [],
  playground: [],
  morningReport: [],
  accessTokens: [],
};

/**
 * Returns the shortcuts that work on all pages: Find, help, and each screen with a letter in its bar
 * link.
 */
export const listGlobalShortcuts = (can: Abilities): Shortcut[] => [
  { keys: isMac ? '⌘K' : 'Ctrl+K', description: 'Find a screen, deal, person or day' },
  { keys: '?', description: 'Open this help' },
  ...navLinks
    .filter(link => findLinkByLetter(link.label.charAt(0), can) === link)
    .map(({ label }) => ({ keys: `G, then ${label.charAt(0)}`, description: `Go to ${label}` })),
  { keys: 'Escape', description: 'Close the open dialog, form or menu' },
];
