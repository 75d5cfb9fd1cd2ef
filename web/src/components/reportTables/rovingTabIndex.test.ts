import { type FigurePosition, findNextFigure } from './rovingTabIndex';

/** Returns the position of a figure of 40 by 30 pixels in the given column and line of a table. */
const positionAt = (frame: string, line: number, column: number): FigurePosition => ({
  frame,
  left: column * 50,
  right: column * 50 + 40,
  top: line * 36,
  bottom: line * 36 + 30,
});

/** Two teams. The first line of the second team has no figure in the middle column. */
const positions = [
  positionAt('A', 0, 0),
  positionAt('A', 0, 1),
  positionAt('A', 0, 2),
  positionAt('A', 1, 0),
  positionAt('A', 1, 1),
  positionAt('A', 1, 2),
  positionAt('B', 0, 0),
  positionAt('B', 0, 2),
  positionAt('B', 1, 0),
  positionAt('B', 1, 1),
];

const press = (from: number, key: string, ctrlKey = false) =>
  findNextFigure(positions, from, { key, ctrlKey });

it('moves to the next figure with Right and to the previous figure with Left, across lines and tables', () => {
  expect(press(0, 'ArrowRight')).toBe(1);
  expect(press(2, 'ArrowRight')).toBe(3);
  expect(press(5, 'ArrowRight')).toBe(6);
  expect(press(6, 'ArrowLeft')).toBe(5);
});

it('moves within the column with Down and Up, over lines without a figure there, into the next table', () => {
  expect(press(1, 'ArrowDown')).toBe(4);
  expect(press(4, 'ArrowDown')).toBe(9);
  expect(press(9, 'ArrowUp')).toBe(4);
  expect(press(7, 'ArrowUp')).toBe(5);
});

it('moves to the ends of the line with Home and End, and to the ends of the group with Ctrl+Home and Ctrl+End', () => {
  expect(press(4, 'Home')).toBe(3);
  expect(press(4, 'End')).toBe(5);
  expect(press(4, 'Home', true)).toBe(0);
  expect(press(4, 'End', true)).toBe(9);
});

it('returns undefined when a key has no target', () => {
  expect(press(0, 'ArrowLeft')).toBeUndefined();
  expect(press(1, 'ArrowUp')).toBeUndefined();
  expect(press(9, 'ArrowRight')).toBeUndefined();
  expect(press(5, 'ArrowDown')).toBe(7);
  expect(press(7, 'ArrowDown')).toBeUndefined();
  expect(press(4, 'a')).toBeUndefined();
});

it('finds the cards above and below a card when all cards have the same frame', () => {
  const cards = [
    positionAt('board', 0, 0),
    positionAt('board', 0, 1),
    positionAt('board', 1, 0),
    positionAt('board', 1, 1),
  ];
  expect(findNextFigure(cards, 0, { key: 'ArrowDown' })).toBe(2);
  expect(findNextFigure(cards, 3, { key: 'ArrowUp' })).toBe(1);
  expect(findNextFigure(cards, 2, { key: 'End' })).toBe(3);
});
