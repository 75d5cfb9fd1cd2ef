import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { ComparedLineFieldsFragment } from '../compare.generated';

/**
 * Moves the focus when the focused line disappears: to the line that is now in its position, or to the
 * section after the last line.
 */
export function useFocusedLine(
  section: RefObject<HTMLElement | null>,
  lines: readonly ComparedLineFieldsFragment[],
) {
  const lastFocused = useRef<{ place: string; index: number }>(null);

  useLayoutEffect(() => {
    const { current: last } = lastFocused;
    const isGone = last !== null && lines.every(({ place }) => String(place) !== last.place);
    if (!isGone || document.activeElement !== document.body) return;
    const rows = section.current?.querySelectorAll<HTMLElement>(ROW_SELECTOR);
    (rows?.[Math.min(last.index, rows.length - 1)] ?? section.current)?.focus({ preventScroll: true });
  }, [section, lines]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>(ROW_SELECTOR);
      const index = [...(section.current?.querySelectorAll(ROW_SELECTOR) ?? [])].indexOf(row as Element);
      lastFocused.current = row?.dataset.place ? { place: row.dataset.place, index } : null;
    },
  };
}

const ROW_SELECTOR = 'tr[data-place]';
