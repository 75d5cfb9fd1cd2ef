import type { KeyboardEvent } from 'react';
import type { Key } from '../../../lib/keys';

/** The keys of the deal form, as Help tells them. */
export const formKeys: readonly Key[] = [
  { keys: 'Ctrl+Enter', does: 'In the form: save the deal', rights: ['recordDeals'] },
  {
    keys: 'Ctrl+Shift+Enter',
    does: 'In the form: save a new deal, and begin the next',
    rights: ['recordDeals'],
  },
];

/** With Ctrl or ⌘, Enter saves from any field: in a select or in the notes, Enter means something else. */
export function saveByKeys(save: () => void, saveAndBeginNext: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (event.shiftKey) saveAndBeginNext();
    else save();
  };
}
