import { newLetters, readLetters } from './letters.ts';

it('are six of twenty, each drawn by itself', () => {
  const drawn = [0, 19, 1, 18, 0, 0];
  const bounds: number[] = [];
  const letters = newLetters(below => {
    bounds.push(below);
    return drawn.shift() ?? 0;
  });
  expect(letters).toBe('BZCYBB');
  expect(bounds).toEqual([20, 20, 20, 20, 20, 20]);
});

it.each(['BZCYBB', 'bzcybb', ' bzc-ybb ', 'B Z C Y B B'])('are read from %j', typed => {
  expect(readLetters(typed)).toBe('BZCYBB');
});

it.each(['', 'BZCYB', 'BZCYBBB', 'BZCYBA', 'BZCYB1', 'BZCYBÄ', 'BZCYBı'])('are not %j', typed => {
  expect(readLetters(typed)).toBeUndefined();
});
