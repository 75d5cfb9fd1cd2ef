import type { KeyboardEvent } from 'react';
import type { Shortcut } from '../../../lib/shortcuts';

export const formKeys: readonly Shortcut[] = [
  { keys: 'Ctrl+Enter', description: 'In the deal form: save the deal', abilities: ['recordDeals'] },
  {
    keys: 'Ctrl+Shift+Enter',
    description: 'In the deal form: save a new deal and start another',
    abilities: ['recordDeals'],
  },
];

/**
 * Returns a handler that saves on Ctrl+Enter or ⌘+Enter in any field. Enter alone has another meaning in
 * selects and notes.
 */
export function createSaveKeyHandler(save: () => void, saveAndBeginNext: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (event.shiftKey) saveAndBeginNext();
    else save();
  };
}
