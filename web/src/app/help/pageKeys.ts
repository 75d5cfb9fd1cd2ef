import { hogKeys } from '../../features/hog/grid/hogKeys';
import type { Key } from '../../lib/keys';
import type { ScreenName } from '../find/screenNames';
import { type Abilities, linkOfLetter, links } from '../layout/links';
import { isMac } from '../layout/useSheetKeys';

const boardKeys: readonly Key[] = [
  { keys: 'Arrows', does: 'Go from figure to figure' },
  { keys: 'Home, End', does: 'Go to the ends of the line; with Ctrl, of the board' },
  { keys: 'Enter', does: 'Open what a figure counts, and its sum' },
];

const dayKeys: readonly Key[] = [{ keys: '←, →', does: 'One day back, one day on' }];

/** The keys of each page that has some of its own. */
export const keysOfPage: Partial<Record<ScreenName, readonly Key[]>> = {
  home: [
    ...dayKeys,
    { keys: 'Ctrl+Enter', does: 'In the form: save the deal', rights: ['recordDeals'] },
    {
      keys: 'Ctrl+Shift+Enter',
      does: 'In the form: save a new deal, and begin the next',
      rights: ['recordDeals'],
    },
    { keys: 'Ctrl+V', does: 'Paste rows of a spreadsheet as deals', rights: ['recordDeals'] },
  ],
  hog: hogKeys,
  tick: boardKeys,
  summary: boardKeys,
  trade: boardKeys,
  trends: boardKeys,
  leaderboard: boardKeys,
  potOfGold: boardKeys,
  upLogStats: boardKeys,
  compare: [
    { keys: '←, →', does: 'Go from group to group' },
    { keys: '↑, ↓', does: 'Go from line to line' },
    { keys: 'T', does: 'Take theirs', rights: ['editGross'] },
    { keys: 'K', does: 'Keep ours, with a note' },
    { keys: 'A', does: 'Keep ours again, with the note of before' },
    { keys: 'H', does: 'Hand a line on' },
    { keys: 'M, R', does: 'Match a line with a deal; record the deal that is missing' },
    { keys: 'Enter', does: 'Open the form of the deal' },
    { keys: 'Space', does: 'Select the line' },
    { keys: 'U', does: 'Undo what you did last' },
  ],
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
