import { isValidWorkingDays } from './workingDays.ts';

describe('isValidWorkingDays', () => {
  it.each([
    [0, 0],
    [0, 31],
    [12, 26],
    [26, 26],
    [31, 31],
  ])('accepts %d completed of %d working days', (completed, total) => {
    expect(isValidWorkingDays({ completed, total })).toBe(true);
  });

  it.each([
    [27, 26],
    [1, 0],
    [-1, 26],
    [0, 32],
    [32, 32],
    [12.5, 26],
    [12, 26.5],
    [Number.NaN, 26],
    [12, Number.POSITIVE_INFINITY],
  ])('rejects %d completed of %d working days', (completed, total) => {
    expect(isValidWorkingDays({ completed, total })).toBe(false);
  });
});
