import { boardKeys } from '../../components/board/oneStop';
import { compareKeys } from '../../features/compare/usePageKeys';
import { dayKeys } from '../../features/deals/day/useDayKeys';
import { formKeys } from '../../features/deals/form/formKeys';
import { pasteKeys } from '../../features/deals/paste/usePasteOnPage';
import { hogKeys } from '../../features/hog/grid/hogKeys';
import { upKeys } from '../../features/upLog/day/rows/upKeys';
import type { Key } from '../../lib/keys';
import type { ScreenName } from '../find/screenNames';
import { type Abilities, linkOfLetter, links } from '../layout/links';
import { isMac } from '../layout/useSheetKeys';

/** The keys of each page that has some of its own. Each table stands beside what does it. */
export const keysOfPage: Partial<Record<ScreenName, readonly Key[]>> = {
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
