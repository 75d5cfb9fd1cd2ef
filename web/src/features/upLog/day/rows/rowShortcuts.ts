import type { Shortcut } from '../../../../lib/shortcuts';

/** Keyboard shortcuts for the rows of a day on a desktop. The Add Row bar and Help list them. */
export const rowShortcuts: readonly Shortcut[] = [
  { keys: 'Enter', description: 'Next field, after the last one a new row' },
  { keys: 'Enter in an empty time', description: 'Now' },
  { keys: 'Space, then arrows, on a number', description: 'Move the row' },
];
