import type { Shortcut } from '../../../lib/shortcuts';

const EDIT_GROSS_RIGHTS = ['editGross'] as const;

/** The keys of the grid (hog.md, Keyboard shortcuts). */
export const hogKeys: readonly Shortcut[] = [
  { keys: 'Enter', description: 'Save and go down', abilities: EDIT_GROSS_RIGHTS },
  {
    keys: 'Tab, Shift+Tab',
    description: 'Save and go to the next amount, or the one before',
    abilities: EDIT_GROSS_RIGHTS,
  },
  { keys: 'Escape', description: 'Take back what is being typed', abilities: EDIT_GROSS_RIGHTS },
  {
    keys: 'Ctrl+D',
    description: 'Fill in the amount above; over several cells, the first one',
    abilities: EDIT_GROSS_RIGHTS,
  },
  {
    keys: 'Ctrl+V',
    description: 'Paste an amount, or a block from a spreadsheet',
    abilities: EDIT_GROSS_RIGHTS,
  },
  { keys: 'Space', description: 'Tick or clear, also all that are selected', abilities: ['reviewDeals'] },
  { keys: 'N, Shift+N', description: 'In To do: go to the next open deal, or the one before' },
  { keys: 'Shift+arrows, Shift+click, drag', description: 'Select several cells' },
  { keys: 'Ctrl+C', description: 'Copy the selected amounts' },
  { keys: 'Shift+F2', description: 'Tell who typed a value, and when; so does the mouse that rests on it' },
  { keys: 'G, then a letter', description: 'Outside of the table: go to a screen, such as T for Tick' },
  { keys: 'Ctrl+Z', description: 'Undo what was saved last', abilities: ['editGross', 'reviewDeals'] },
];
