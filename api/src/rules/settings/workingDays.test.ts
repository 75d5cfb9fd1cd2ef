import { areWorkingDays } from './workingDays.ts';

describe('working days', () => {
  it.each([
    [0, 0],
    [0, 31],
    [12, 26],
    [26, 26],
    [31, 31],
  ])('%d completed of %d can be', (completed, total) => {
    expect(areWorkingDays({ completed, total })).toBe(true);
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
  ])('%d completed of %d cannot', (completed, total) => {
    expect(areWorkingDays({ completed, total })).toBe(false);
  });
});
