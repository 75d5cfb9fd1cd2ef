import type { Shortcut } from '../../lib/shortcuts';

/** The keyboard shortcuts of a group of figures, as the help lists them. */
export const figureShortcuts: readonly Shortcut[] = [
  { keys: 'Arrows', description: 'Move between figures' },
  { keys: 'Home, End', description: 'Go to the first or last figure in the row (with Ctrl, in the report)' },
  { keys: 'Enter', description: 'Show the source rows of a figure and their total' },
];

/** Marks a button as a figure of a group. */
export const figureAttributes = { 'data-board-figure': true } as const;

const listFigures = (group: Element) => [...group.querySelectorAll<HTMLElement>('[data-board-figure]')];

/**
 * Makes the figures of a group one stop of the Tab key (roving tabindex). The arrow keys, Home and End move
 * between the figures. The stop is the last focused figure, at first the first figure. Other focusable
 * elements keep their own stops.
 * @returns a function that removes the listeners, for the `ref` of the element
 */
export function attachRovingTabIndex(group: HTMLElement): () => void {
  let currentFigure: HTMLElement | undefined;

  function updateTabIndexes() {
    const figures = listFigures(group);
    if (!currentFigure || !figures.includes(currentFigure)) currentFigure = figures[0];
    for (const figure of figures) figure.tabIndex = figure === currentFigure ? 0 : -1;
  }

  function trackFocus({ target }: FocusEvent) {
    const figure = listFigures(group).find(candidate => candidate === target);
    if (!figure) return;
    currentFigure = figure;
    updateTabIndexes();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const figures = listFigures(group);
    const from = figures.indexOf(event.target as HTMLElement);
    const to = findNextFigure(
      figures.map(figure => measureFigure(figure, group)),
      from,
      event,
    );
    if (to === undefined) return;
    event.preventDefault();
    figures[to]?.focus();
  }

  updateTabIndexes();
  group.addEventListener('focusin', trackFocus);
  group.addEventListener('keydown', handleKey);
  // Live updates add and remove figures.
  const observer = new MutationObserver(updateTabIndexes);
  observer.observe(group, { childList: true, subtree: true });
  return () => {
    group.removeEventListener('focusin', trackFocus);
    group.removeEventListener('keydown', handleKey);
    observer.disconnect();
  };
}

function measureFigure(figure: HTMLElement, group: HTMLElement): FigurePosition {
  const frame = figure.closest('table') ?? group;
  const { left } = frame.getBoundingClientRect();
  const rect = figure.getBoundingClientRect();
  return { frame, left: rect.left - left, right: rect.right - left, top: rect.top, bottom: rect.bottom };
}

/** The position of a figure. Left and right are measured from the left edge of its frame. */
export type FigurePosition = {
  /** The element that aligns the columns of the figure: its table, or the whole group. */
  frame: unknown;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/**
 * Returns the figure that a key moves to, as an index into `positions`; undefined if the key has no target.
 * The positions are in reading order. Left and Right continue in the adjacent line. Up and Down stay in the
 * column and continue in the next table. Home and End move to the ends of the line, with Ctrl to the ends of
 * the group.
 */
export function findNextFigure(
  positions: readonly FigurePosition[],
  from: number,
  { key, ctrlKey = false }: { key: string; ctrlKey?: boolean },
): number | undefined {
  const current = positions[from];
  if (!current) return undefined;
  const isInSameLine = (position: FigurePosition) => isInLine(position, current);
  const isInSameColumn = (position: FigurePosition) =>
    !isInLine(position, current) && isInColumn(position, current);
  switch (key) {
    case 'ArrowLeft':
      return toValidIndex(positions, from - 1);
    case 'ArrowRight':
      return toValidIndex(positions, from + 1);
    case 'ArrowUp':
      return toValidIndex(positions, positions.slice(0, from).findLastIndex(isInSameColumn));
    case 'ArrowDown':
      return toValidIndex(
        positions,
        positions.findIndex((position, index) => index > from && isInSameColumn(position)),
      );
    case 'Home':
      return ctrlKey ? 0 : positions.findIndex(isInSameLine);
    case 'End':
      return ctrlKey ? positions.length - 1 : positions.findLastIndex(isInSameLine);
  }
  return undefined;
}

const toValidIndex = (positions: readonly FigurePosition[], index: number) =>
  positions[index] ? index : undefined;

/**
 * Returns whether the middle of `position` is within the height of the other figure. Slightly shifted figures
 * thus count as one line.
 */
const isInLine = (position: FigurePosition, other: FigurePosition) =>
  position.frame === other.frame &&
  getMiddle(position.top, position.bottom) > other.top &&
  getMiddle(position.top, position.bottom) < other.bottom;

const isInColumn = (position: FigurePosition, other: FigurePosition) =>
  position.left < other.right && other.left < position.right;

const getMiddle = (start: number, end: number) => (start + end) / 2;
