import type { KeyboardEvent } from 'react';
import type { ComparedLineFieldsFragment } from '../../generated/compare';

type Line = ComparedLineFieldsFragment;

/** What the keys of a line do. */
export type LineKeys = {
  take: (line: Line) => void;
  askToKeep: (line: Line) => void;
  select: (line: Line) => void;
  undo: () => void;
};

/** ↑ and ↓ go from line to line, T takes theirs and goes on, K keeps ours, Space selects, U undoes (compare.md, Kept). */
export function lineKeys(lines: readonly Line[], { take, askToKeep, select, undo }: LineKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === 'u' && !event.repeat) return undo();
    const row = (event.target as HTMLElement).closest('tr');
    const line = lines.find(({ place }) => String(place) === row?.dataset.place);
    if (!row || !line) return;
    if (key === 'ArrowDown') focus(event, row.nextElementSibling);
    else if (key === 'ArrowUp') focus(event, row.previousElementSibling);
    else if (event.repeat) return;
    else if (!line.isOpen) return;
    else if (key === 't' && canTake(line)) {
      take(line);
      focus(event, row.nextElementSibling);
    } else if (key === 'k') {
      event.preventDefault(); // else the field that opens gets the letter
      askToKeep(line);
    } else if (key === ' ' && event.target === row) {
      event.preventDefault();
      select(line);
    }
  };
}

function focus(event: KeyboardEvent, row: Element | null): void {
  event.preventDefault();
  (row as HTMLElement | null)?.focus();
}

/** Whether theirs can be typed here: a total alone says neither front nor back. */
export const canTake = ({ group, amounts, version }: Line): boolean =>
  group === 'DIFFERS' &&
  version !== null &&
  amounts.some(
    ({ amount, difference, decision }) => amount !== 'totalGross' && difference !== 0 && decision === null,
  );

/** A line as it is shown: over what stands now, when that is another than what was compared. */
export const seen = ({ place, version, isChanged }: Line) =>
  isChanged && version !== null ? { place, version } : { place };
