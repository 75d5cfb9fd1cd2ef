import type { Key } from '../../../lib/keys';

const typing = ['editGross'] as const;

/** The keys of the grid (hog.md, Keys). */
export const hogKeys: readonly Key[] = [
  { keys: 'Enter', does: 'Save and go down', rights: typing },
  {
    keys: 'Tab, Shift+Tab',
    does: 'Save and go to the next amount, or the one before',
    rights: typing,
  },
  { keys: 'Escape', does: 'Take back what is being typed', rights: typing },
  {
    keys: 'Ctrl+D',
    does: 'Fill in the amount above; over several cells, the first one',
    rights: typing,
  },
  { keys: 'Ctrl+V', does: 'Paste an amount, or a block from a spreadsheet', rights: typing },
  { keys: 'Space', does: 'Tick or clear, also all that are selected', rights: ['reviewDeals'] },
  { keys: 'N, Shift+N', does: 'In To do: go to the next open deal, or the one before' },
  { keys: 'Shift+arrows, Shift+click, drag', does: 'Select several cells' },
  { keys: 'Ctrl+C', does: 'Copy the selected amounts' },
  { keys: 'Shift+F2', does: 'Tell who typed a value, and when; so does the mouse that rests on it' },
  { keys: 'G, then a letter', does: 'Outside of the table: go to a screen, such as T for Tick' },
  { keys: 'Ctrl+Z', does: 'Undo what was saved last', rights: ['editGross', 'reviewDeals'] },
];
