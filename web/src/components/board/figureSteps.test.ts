import { type Place, stepOf } from './figureSteps';

/** A figure of 40 by 30 pixels in the given column and line of a table. */
const at = (frame: string, line: number, column: number): Place => ({
  frame,
  left: column * 50,
  right: column * 50 + 40,
  top: line * 36,
  bottom: line * 36 + 30,
});

/** Two teams: the second has sold nothing in the first line's middle column. */
const places = [
  at('A', 0, 0),
  at('A', 0, 1),
  at('A', 0, 2),
  at('A', 1, 0),
  at('A', 1, 1),
  at('A', 1, 2),
  at('B', 0, 0),
  at('B', 0, 2),
  at('B', 1, 0),
  at('B', 1, 1),
];

const press = (from: number, key: string, ctrlKey = false) => stepOf(places, from, { key, ctrlKey });

it('reads on with Right and back with Left, over the end of a line and of a table', () => {
  expect(press(0, 'ArrowRight')).toBe(1);
  expect(press(2, 'ArrowRight')).toBe(3);
  expect(press(5, 'ArrowRight')).toBe(6);
  expect(press(6, 'ArrowLeft')).toBe(5);
});

it('keeps to the column with Down and Up, past a line without a figure there, into the next table', () => {
  expect(press(1, 'ArrowDown')).toBe(4);
  expect(press(4, 'ArrowDown')).toBe(9);
  expect(press(9, 'ArrowUp')).toBe(4);
  expect(press(7, 'ArrowUp')).toBe(5);
});

it('goes to the ends of the line with Home and End, and of the board with Ctrl', () => {
  expect(press(4, 'Home')).toBe(3);
  expect(press(4, 'End')).toBe(5);
  expect(press(4, 'Home', true)).toBe(0);
  expect(press(4, 'End', true)).toBe(9);
});

it('stays where a key leads nowhere', () => {
  expect(press(0, 'ArrowLeft')).toBeUndefined();
  expect(press(1, 'ArrowUp')).toBeUndefined();
  expect(press(9, 'ArrowRight')).toBeUndefined();
  expect(press(5, 'ArrowDown')).toBe(7);
  expect(press(7, 'ArrowDown')).toBeUndefined();
  expect(press(4, 'a')).toBeUndefined();
});

it('tells cards that stand beside one another from those below, though they are one frame', () => {
  const cards = [at('board', 0, 0), at('board', 0, 1), at('board', 1, 0), at('board', 1, 1)];
  expect(stepOf(cards, 0, { key: 'ArrowDown' })).toBe(2);
  expect(stepOf(cards, 3, { key: 'ArrowUp' })).toBe(1);
  expect(stepOf(cards, 2, { key: 'End' })).toBe(3);
});
