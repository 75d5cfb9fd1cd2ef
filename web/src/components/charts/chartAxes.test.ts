import { isDayLabeled, toWholeNumberAxis } from './chartAxes';

it.each([
  [0, 4],
  [3, 4],
  [7, 8],
  [93, 100],
  [105.5, 120],
  [121, 150],
  [1_430, 1_500],
])('ends the axis for a highest value of %d at %d', (highest, end) => {
  expect(toWholeNumberAxis(highest).max).toBe(end);
});

it('labels the axis only at whole numbers, from 0 to its end', () => {
  expect(toWholeNumberAxis(0).tickInterval).toEqual([0, 1, 2, 3, 4]);
  expect(toWholeNumberAxis(105.5).tickInterval).toEqual([0, 20, 40, 60, 80, 100, 120]);
});

it('labels the first day, and every fifth day of the month with a label that does not overlap the first label', () => {
  const listLabeledDays = (first: string) =>
    Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
      .filter(day => day >= first && isDayLabeled(day, first))
      .map(day => Number(day.slice(8)));
  expect(listLabeledDays('2026-11-01')).toEqual([1, 5, 10, 15, 20, 25, 30]);
  expect(listLabeledDays('2026-11-09')).toEqual([9, 15, 20, 25, 30]);
});
