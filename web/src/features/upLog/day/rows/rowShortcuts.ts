import type { Shortcut } from '../../../../lib/shortcuts';

/** Keyboard shortcuts for the rows of a day on a desktop. The Add Row bar and Help list them. */
export const rowShortcuts: readonly Shortcut[] = [
  { keys: 'Enter', description: 'Next field' },
  { keys: 'Enter on a blank time', description: 'Now' },
  { keys: 'Space + arrows on the row number', description: 'Move' },
];
