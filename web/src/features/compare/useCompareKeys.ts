import { useEffect, useEffectEvent } from 'react';
import type { ComparedGroup } from '../../generated/types';
import type { Shortcut } from '../../lib/shortcuts';
import { lineHelpKeys } from './actions/lineKeys';
import { COMPARED_GROUPS } from './compare.labels';

/** Selects the elements that handle arrow keys and letters themselves. */
const KEY_HANDLING_ELEMENTS =
  'input:not([type=checkbox]), textarea, [role=dialog], [role=menu], [role=listbox]';

export const compareKeys: readonly Shortcut[] = [
  { keys: '←, →', description: 'Move between groups' },
  ...lineHelpKeys,
];

/**
 * Switches groups with ← and →. Outside the lines, ↓ and T focus the first open line (compare.md, Keyboard
 * and phone).
 */
export function useCompareKeys(
  shownGroup: ComparedGroup | undefined,
  onShow: (group: ComparedGroup) => void,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !shownGroup) return;
    if (!(target instanceof Element) || target.closest(KEY_HANDLING_ELEMENTS)) return;
    const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    const group = COMPARED_GROUPS[COMPARED_GROUPS.indexOf(shownGroup) + step];
    if (step !== 0 && group) onShow(group);
    if ((key !== 'ArrowDown' && key.toLowerCase() !== 't') || target.closest('tr[data-place]')) return;
    const first = (rows: string) => document.querySelector<HTMLElement>(`section ${rows}`);
    const line = first('tr[data-is-open]') ?? first('tr[data-place]');
    if (!line) return;
    event.preventDefault();
    line.focus();
  });
  useEffect(function listenForKeys() {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
