import type { KeyboardEvent } from 'react';
import type { ComparedLineFieldsFragment } from '../../../generated/compare';

type Line = ComparedLineFieldsFragment;

/** What the keys of a line do. */
export type LineKeys = {
  take: (line: Line) => void;
  keepAgain: (line: Line) => void;
  /** Opens the form of an act in the line. */
  ask: (act: 'keep' | 'handOn' | 'match', line: Line) => void;
  record: (line: Line) => void;
  open: (line: Line) => void;
  select: (line: Line) => void;
  undo: () => void;
};

/** The keys of lines (compare.md, At a desk, on a phone). */
export function lineKeys(lines: readonly Line[], on: LineKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === 'u' && !event.repeat) return on.undo();
    const row = (event.target as HTMLElement).closest('tr');
    const line = lines.find(({ place }) => String(place) === row?.dataset.place);
    if (!row || !line) return;
    const isOnRow = event.target === row;
    // Else the field that opens gets the letter.
    const instead = (act: (line: Line) => void) => {
      event.preventDefault();
      act(line);
    };
    if (key === 'ArrowDown') focus(event, row.nextElementSibling);
    else if (key === 'ArrowUp') focus(event, row.previousElementSibling);
    else if (event.repeat) return;
    else if (key === 'Enter' && isOnRow && line.version !== null) instead(on.open);
    else if (!line.isOpen) return;
    else if (key === 't' && canTake(line)) {
      on.take(line);
      focus(event, row.nextElementSibling);
    } else if (key === 'a' && line.keptBefore !== null) {
      on.keepAgain(line);
      focus(event, row.nextElementSibling);
    } else if (key === 'k') instead(() => on.ask('keep', line));
    else if (key === 'h') instead(() => on.ask('handOn', line));
    else if (key === 'm' && canMatch(line)) instead(() => on.ask('match', line));
    else if (key === 'r' && canMatch(line)) instead(on.record);
    else if (key === ' ' && isOnRow) instead(on.select);
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

/** Whether the line waits for its deal. */
export const canMatch = ({ group }: Line): boolean => group === 'ONLY_FILE';

/** A line as it is shown: over what stands now, when that is another than what was compared. */
export const seen = ({ place, version, isChanged }: Line) =>
  isChanged && version !== null ? { place, version } : { place };
