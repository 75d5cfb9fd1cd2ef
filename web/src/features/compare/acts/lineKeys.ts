import type { KeyboardEvent } from 'react';
import type { Key } from '../../../lib/keys';
import type { ComparedLineFieldsFragment } from '../compare.generated';

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

type LineKey = Key & {
  /** As the browser names it; a letter is small. */
  key: string;
  isFor: (line: Line, isOnRow: boolean) => boolean;
  act: (on: LineKeys, line: Line) => void;
  /** The line is done: the next one gets the focus. */
  goesOn?: true;
};

const LINE_KEYS: readonly LineKey[] = [
  {
    key: 't',
    keys: 'T',
    does: 'Take theirs',
    rights: ['editGross'],
    isFor: line => line.isOpen && canTake(line),
    act: (on, line) => on.take(line),
    goesOn: true,
  },
  {
    key: 'k',
    keys: 'K',
    does: 'Keep ours, with a note',
    isFor: line => line.isOpen,
    act: (on, line) => on.ask('keep', line),
  },
  {
    key: 'a',
    keys: 'A',
    does: 'Keep ours again, with the note of before',
    isFor: line => line.isOpen && line.keptBefore !== null,
    act: (on, line) => on.keepAgain(line),
    goesOn: true,
  },
  {
    key: 'h',
    keys: 'H',
    does: 'Hand a line on',
    isFor: line => line.isOpen,
    act: (on, line) => on.ask('handOn', line),
  },
  {
    key: 'm',
    keys: 'M',
    does: 'Match a line with a deal',
    isFor: line => line.isOpen && canMatch(line),
    act: (on, line) => on.ask('match', line),
  },
  {
    key: 'r',
    keys: 'R',
    does: 'Record the deal that is missing',
    isFor: line => line.isOpen && canMatch(line),
    act: (on, line) => on.record(line),
  },
  {
    key: 'Enter',
    keys: 'Enter',
    does: 'Open the form of the deal',
    isFor: ({ version }, isOnRow) => isOnRow && version !== null,
    act: (on, line) => on.open(line),
  },
  {
    key: ' ',
    keys: 'Space',
    does: 'Select the line',
    isFor: ({ isOpen }, isOnRow) => isOnRow && isOpen,
    act: (on, line) => on.select(line),
  },
];

/** The keys of lines, as Help tells them (compare.md, At a desk, on a phone). */
export const linesKeys: readonly Key[] = [
  { keys: '↑, ↓', does: 'Go from line to line' },
  ...LINE_KEYS,
  { keys: 'U', does: 'Undo what you did last' },
];

/** What a key does that is pressed in the lines. */
export function lineKeys(lines: readonly Line[], on: LineKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (pressed === 'u' && !event.repeat) return on.undo();
    const row = (event.target as HTMLElement).closest('tr');
    const line = lines.find(({ place }) => String(place) === row?.dataset.place);
    if (!row || !line) return;
    if (pressed === 'ArrowDown') return focus(event, row.nextElementSibling);
    if (pressed === 'ArrowUp') return focus(event, row.previousElementSibling);
    const meant = LINE_KEYS.find(({ key }) => key === pressed);
    if (event.repeat || !meant?.isFor(line, event.target === row)) return;
    // Else the field that opens gets the letter.
    event.preventDefault();
    meant.act(on, line);
    if (meant.goesOn) focus(event, row.nextElementSibling);
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
