import type { Shortcut } from '../../lib/keys';
import { type FigurePosition, findNextFigure } from './figureSteps';

/** The keyboard shortcuts of a group of figures, as the help lists them. */
export const figureShortcuts: readonly Shortcut[] = [
  { keys: 'Arrows', description: 'Go from figure to figure' },
  { keys: 'Home, End', description: 'Go to the ends of the line; with Ctrl, of the board' },
  { keys: 'Enter', description: 'Open what a figure counts, and its sum' },
];

/** Marks a button as a figure of a group. */
export const figureAttributes = { 'data-board-figure': true } as const;

const listFigures = (group: Element) => [...group.querySelectorAll<HTMLElement>('[data-board-figure]')];

/**
 * Makes the figures of a group one stop of the Tab key (roving tabindex). The arrow keys, Home and End move
 * between them. The stop is the figure that had the focus last, at first the first one. Other focusable
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
    const figure = listFigures(group).find(each => each === target);
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
