import { useEffect, useEffectEvent } from 'react';
import type { ComparedGroup } from '../../generated/types';
import type { Key } from '../../lib/keys';
import { linesKeys } from './acts/lineKeys';
import { GROUPS } from './compareWords';

/** Where keys have a meaning of their own. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, [role=dialog], [role=menu], [role=listbox]';

/** The page's keys, as Help tells them. */
export const compareKeys: readonly Key[] = [{ keys: '←, →', does: 'Go from group to group' }, ...linesKeys];

/** ← and → go from group to group; from anywhere but a line, ↓ and T go to the first open line (compare.md, At a desk, on a phone). */
export function usePageKeys(shown: ComparedGroup | undefined, onShow: (group: ComparedGroup) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !shown) return;
    if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
    const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    const group = GROUPS[GROUPS.indexOf(shown) + step];
    if (step !== 0 && group) onShow(group);
    if ((key !== 'ArrowDown' && key.toLowerCase() !== 't') || target.closest('tr[data-place]')) return;
    const first = (rows: string) => document.querySelector<HTMLElement>(`section ${rows}`);
    const line = first('tr[data-is-open]') ?? first('tr[data-place]');
    if (!line) return;
    event.preventDefault();
    line.focus();
  });
  useEffect(function takeThePagesKeys() {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
