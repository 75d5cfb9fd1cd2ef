import type { KeyboardEvent } from 'react';
import type { Shortcut } from '../../../lib/shortcuts';
import type { ComparedLineFieldsFragment } from '../compare.generated';

type KeyedLine = ComparedLineFieldsFragment;

/** Handlers that the keyboard shortcuts of a line call. */
export type LineKeyHandlers = {
  take: (line: KeyedLine) => void;
  keepAgain: (line: KeyedLine) => void;
  /** Opens the form of an action in the line. */
  openForm: (action: 'keep' | 'handOn' | 'match', line: KeyedLine) => void;
  createDeal: (line: KeyedLine) => void;
  openDeal: (line: KeyedLine) => void;
  toggleSelection: (line: KeyedLine) => void;
  undo: () => void;
};

type LineShortcut = Shortcut & {
  /** `KeyboardEvent.key`, with letters in lower case. */
  key: string;
  appliesTo: (line: KeyedLine, isOnRow: boolean) => boolean;
  run: (handlers: LineKeyHandlers, line: KeyedLine) => void;
  /** True if the focus moves to the next line after the action. */
  movesToNextLine?: true;
};

const LINE_SHORTCUTS: readonly LineShortcut[] = [
  {
    key: 't',
    keys: 'T',
    description: 'Use file value',
    abilities: ['editGross'],
    appliesTo: line => line.isOpen && canTake(line),
    run: (handlers, line) => handlers.take(line),
    movesToNextLine: true,
  },
  {
    key: 'k',
    keys: 'K',
    description: 'Keep the Salesfloor value, with a note',
    appliesTo: line => line.isOpen,
    run: (handlers, line) => handlers.openForm('keep', line),
  },
  {
    key: 'a',
    keys: 'A',
    description: 'Keep again, with the earlier note',
    appliesTo: line => line.isOpen && line.keptBefore !== null,
    run: (handlers, line) => handlers.keepAgain(line),
    movesToNextLine: true,
  },
  {
    key: 'h',
    keys: 'H',
    description: 'Assign a row, with a note',
    appliesTo: line => line.isOpen,
    run: (handlers, line) => handlers.openForm('handOn', line),
  },
  {
    key: 'm',
    keys: 'M',
    description: 'Match a row with a deal',
    appliesTo: line => line.isOpen && canMatch(line),
    run: (handlers, line) => handlers.openForm('match', line),
  },
  {
    key: 'r',
    keys: 'R',
    description: 'Add the missing deal',
    appliesTo: line => line.isOpen && canMatch(line),
    run: (handlers, line) => handlers.createDeal(line),
  },
  {
    key: 'Enter',
    keys: 'Enter',
    description: 'Open the deal form',
    appliesTo: ({ version }, isOnRow) => isOnRow && version !== null,
    run: (handlers, line) => handlers.openDeal(line),
  },
  {
    key: ' ',
    keys: 'Space',
    description: 'Select the row',
    appliesTo: ({ isOpen }, isOnRow) => isOnRow && isOpen,
    run: (handlers, line) => handlers.toggleSelection(line),
  },
];

/** Keyboard shortcuts of the lines. Help lists them (compare.md, Keyboard and phone). */
export const lineHelpKeys: readonly Shortcut[] = [
  { keys: '↑, ↓', description: 'Move between rows' },
  ...LINE_SHORTCUTS,
  { keys: 'U', description: 'Undo your last action' },
];

/** Returns the keydown handler of the lines. */
export function createLineKeyHandler(lines: readonly KeyedLine[], handlers: LineKeyHandlers) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pressedKey = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (pressedKey === 'u' && !event.repeat) return handlers.undo();
    const row = (event.target as HTMLElement).closest('tr');
    const line = lines.find(({ place }) => String(place) === row?.dataset.place);
    if (!row || !line) return;
    if (pressedKey === 'ArrowDown') return focusRow(event, row.nextElementSibling);
    if (pressedKey === 'ArrowUp') return focusRow(event, row.previousElementSibling);
    const shortcut = LINE_SHORTCUTS.find(({ key }) => key === pressedKey);
    if (event.repeat || !shortcut?.appliesTo(line, event.target === row)) return;
    // Prevents the letter of the shortcut from being typed into the input that opens.
    event.preventDefault();
    shortcut.run(handlers, line);
    if (shortcut.movesToNextLine) focusRow(event, row.nextElementSibling);
  };
}

function focusRow(event: KeyboardEvent, row: Element | null): void {
  event.preventDefault();
  (row as HTMLElement | null)?.focus();
}

/**
 * Returns whether the amounts of the file can be copied to the deal. A line with only a total has no front
 * and back gross to copy.
 */
export const canTake = ({ group, amounts, version }: KeyedLine): boolean =>
  group === 'DIFFERS' &&
  version !== null &&
  amounts.some(
    ({ amount, difference, decision }) => amount !== 'totalGross' && difference !== 0 && decision === null,
  );

/** Returns whether the line can be matched with a deal. */
export const canMatch = ({ group }: KeyedLine): boolean => group === 'ONLY_FILE';

/**
 * Returns the line in the form that an action sends. If the deal has changed since the comparison, the result
 * contains the shown version, so that the action may replace the newer amounts.
 */
export const toActionLine = ({ place, version, isChanged }: KeyedLine) =>
  isChanged && version !== null ? { place, version } : { place };
