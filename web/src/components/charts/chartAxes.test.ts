import { isDayNamed, wholeAxis } from './chartAxes';

it.each([
  [0, 4],
  [3, 4],
  [7, 8],
  [93, 100],
  [105.5, 120],
  [121, 150],
  [1_430, 1_500],
])('holds %d on an axis that ends at %d', (highest, end) => {
  expect(wholeAxis(highest).max).toBe(end);
});

it('names whole deals only, from 0 to its end', () => {
  expect(wholeAxis(0).tickInterval).toEqual([0, 1, 2, 3, 4]);
  expect(wholeAxis(105.5).tickInterval).toEqual([0, 20, 40, 60, 80, 100, 120]);
});

it('names the first day and every fifth, unless they would touch', () => {
  const named = (first: string) =>
    Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
      .filter(day => day >= first && isDayNamed(day, first))
      .map(day => Number(day.slice(8)));
  expect(named('2026-11-01')).toEqual([1, 5, 10, 15, 20, 25, 30]);
  expect(named('2026-11-09')).toEqual([9, 15, 20, 25, 30]);
});
