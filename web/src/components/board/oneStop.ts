import type { Key } from '../../lib/keys';
import { type Place, stepOf } from './figureSteps';

/** The keys of a board, as Help tells them. */
export const boardKeys: readonly Key[] = [
  { keys: 'Arrows', does: 'Go from figure to figure' },
  { keys: 'Home, End', does: 'Go to the ends of the line; with Ctrl, of the board' },
  { keys: 'Enter', does: 'Open what a figure counts, and its sum' },
];

/** Marks a button as a figure of a board. */
export const boardFigure = { 'data-board-figure': true } as const;

const figuresOf = (board: Element) => [...board.querySelectorAll<HTMLElement>('[data-board-figure]')];

/**
 * Makes the figures of a board one stop of the Tab key, and lets the arrow keys, Home and End go from one to the next.
 * The stop is the figure that was last gone to, at first the first. What else can be focused keeps its own stop.
 * @returns ends it; for the `ref` of the board's element
 */
export function oneStop(board: HTMLElement): () => void {
  let stop: HTMLElement | undefined;

  function keepOneStop() {
    const figures = figuresOf(board);
    if (!stop || !figures.includes(stop)) stop = figures[0];
    for (const figure of figures) figure.tabIndex = figure === stop ? 0 : -1;
  }

  function follow({ target }: FocusEvent) {
    const figure = figuresOf(board).find(each => each === target);
    if (!figure) return;
    stop = figure;
    keepOneStop();
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const figures = figuresOf(board);
    const from = figures.indexOf(event.target as HTMLElement);
    const to = stepOf(
      figures.map(figure => placeOf(figure, board)),
      from,
      event,
    );
    if (to === undefined) return;
    event.preventDefault();
    figures[to]?.focus();
  }

  keepOneStop();
  board.addEventListener('focusin', follow);
  board.addEventListener('keydown', press);
  // Figures come and go while others sell.
  const changes = new MutationObserver(keepOneStop);
  changes.observe(board, { childList: true, subtree: true });
  return () => {
    board.removeEventListener('focusin', follow);
    board.removeEventListener('keydown', press);
    changes.disconnect();
  };
}

function placeOf(figure: HTMLElement, board: HTMLElement): Place {
  const frame = figure.closest('table') ?? board;
  const { left } = frame.getBoundingClientRect();
  const box = figure.getBoundingClientRect();
  return { frame, left: box.left - left, right: box.right - left, top: box.top, bottom: box.bottom };
}
