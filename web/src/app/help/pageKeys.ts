import { boardKeys } from '../../components/board/oneStop';
import { compareKeys } from '../../features/compare/usePageKeys';
import { dayKeys } from '../../features/deals/day/useDayKeys';
import { formKeys } from '../../features/deals/form/formKeys';
import { pasteKeys } from '../../features/deals/paste/usePasteOnPage';
import { hogKeys } from '../../features/hog/grid/hogKeys';
import { upKeys } from '../../features/upLog/day/rows/upKeys';
import type { Key } from '../../lib/keys';
import { type Abilities, linkOfLetter, links } from '../layout/links';
import { isMac } from '../layout/useSheetKeys';
import type { ListScreen, ScreenName } from '../pages';

type ByScreen = Record<Exclude<ScreenName, ListScreen>, readonly Key[]> &
  Partial<Record<ListScreen, readonly Key[]>>;

/** The keys of each page beside those of every page; a list may have none. Each table is declared where its keys are handled. */
export const keysOfPage: ByScreen = {
  home: [...dayKeys, ...formKeys, ...pasteKeys],
  hog: hogKeys,
  tick: boardKeys,
  summary: boardKeys,
  trade: boardKeys,
  trends: boardKeys,
  leaderboard: boardKeys,
  potOfGold: boardKeys,
  upLog: upKeys,
  upLogStats: boardKeys,
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

/** The keys of every page: to Find, to this sheet, and to each screen of the bar that has a letter. */
export const everyPagesKeys = (can: Abilities): Key[] => [
  { keys: isMac ? '⌘K' : 'Ctrl+K', does: 'Find a screen, deal, person or day' },
  { keys: '?', does: 'Open this help' },
  ...links
    .filter(link => linkOfLetter(link.label.charAt(0), can) === link)
    .map(({ label }) => ({ keys: `G, then ${label.charAt(0)}`, does: `Go to ${label}` })),
  { keys: 'Escape', does: 'Close what is open' },
];
