import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { ComparedLineFieldsFragment } from '../compare.generated';

/**
 * The keys go on where the line that had the focus has gone: to the one that is in its place now, to the section when it was the
 * last.
 */
export function useFocusedLine(
  section: RefObject<HTMLElement | null>,
  lines: readonly ComparedLineFieldsFragment[],
) {
  const focused = useRef<{ place: string; index: number }>(null);

  useLayoutEffect(() => {
    const { current: last } = focused;
    const isGone = last !== null && lines.every(({ place }) => String(place) !== last.place);
    if (!isGone || document.activeElement !== document.body) return;
    const rows = section.current?.querySelectorAll<HTMLElement>(ROW);
    (rows?.[Math.min(last.index, rows.length - 1)] ?? section.current)?.focus({ preventScroll: true });
  }, [section, lines]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>(ROW);
      const index = [...(section.current?.querySelectorAll(ROW) ?? [])].indexOf(row as Element);
      focused.current = row?.dataset.place ? { place: row.dataset.place, index } : null;
    },
  };
}

const ROW = 'tr[data-place]';
