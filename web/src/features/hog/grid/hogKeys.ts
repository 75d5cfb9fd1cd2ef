import type { Shortcut } from '../../../lib/shortcuts';

const EDIT_GROSS_RIGHTS = ['editGross'] as const;

/** The keys of the grid (hog.md, Keyboard shortcuts). */
export const hogKeys: readonly Shortcut[] = [
  { keys: 'Enter', description: 'Save and move down', abilities: EDIT_GROSS_RIGHTS },
  {
    keys: 'Tab, Shift+Tab',
    description: 'Save and move to the next or previous amount',
    abilities: EDIT_GROSS_RIGHTS,
  },
  { keys: 'Escape', description: 'Cancel the edit', abilities: EDIT_GROSS_RIGHTS },
  {
    keys: 'Ctrl+D',
    description: 'Copy the amount above, or fill the selection from its first row',
    abilities: EDIT_GROSS_RIGHTS,
  },
  {
    keys: 'Ctrl+V',
    description: 'Paste an amount or a block from a spreadsheet',
    abilities: EDIT_GROSS_RIGHTS,
  },
  { keys: 'Space', description: 'Check or clear the box, or all selected boxes', abilities: ['reviewDeals'] },
  {
    keys: 'N, Shift+N',
    description: 'When filtered by open items: go to the next or previous deal with an open item',
  },
  { keys: 'Shift+arrows, Shift+click, drag', description: 'Select several cells' },
  { keys: 'Ctrl+C', description: 'Copy the selected amounts' },
  { keys: 'Shift+F2', description: 'Show who entered a value and when (or hover)' },
  { keys: 'G, then a letter', description: 'Outside the table: go to a screen, such as T for Tick' },
  { keys: 'Ctrl+Z', description: 'Undo last save', abilities: ['editGross', 'reviewDeals'] },
];
