import { percentOf } from './percent.ts';

it.each([
  [0, 0, 0],
  [0, 7, 0],
  [7, 7, 100],
  [1, 3, 33.33],
  [2, 3, 66.67],
  [1, 800, 0.13], // 0.125: halves up
  [3, 2, 150],
  [0.5, 1.5, 33.33],
])('%d of %d is %d %%', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
