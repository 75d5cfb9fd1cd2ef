import type { Month } from '../calendar/calendar.ts';
import { getProposalMonths, proposeGoals } from './goal.ts';

const sold = (month: Month, newUnits: number, used = 0, unclassified = 0) => ({
  month,
  new: newUnits,
  used,
  unclassified,
});

it('bases proposals on the same month a year earlier and on the three previous months', () => {
  expect(getProposalMonths('2026-02')).toEqual({
    lastYear: '2025-02',
    average: { first: '2025-11', last: '2026-01' },
  });
});

it('proposes the units of the same month last year, and counts unclassified units only in the total', () => {
  const { lastYear } = proposeGoals('2026-11', [
    sold('2025-11', 6, 3.5, 1),
    sold('2025-10', 90),
    sold('2026-11', 90),
  ]);
  expect(lastYear).toEqual({ total: 10.5, new: 6, used: 3.5 });
});

it.each([
  // 0.5 ÷ 3 = 0.17; 1 ÷ 3 = 0.33; 2.5 ÷ 3 = 0.83; 2 ÷ 3 = 0.67; 25 ÷ 3 = 8.33
  [0.5, 0],
  [1, 0.5],
  [2, 0.5],
  [2.5, 1],
  [25, 8.5],
])('proposes, for %d units sold in the three previous months, a goal of %d', (units, total) => {
  expect(proposeGoals('2026-11', [sold('2026-10', units)]).average.total).toBe(total);
});

it('averages and rounds new, used and total units separately', () => {
  const { average } = proposeGoals('2026-11', [
    sold('2026-08', 1),
    sold('2026-09', 0.5, 2),
    sold('2026-10', 0, 2.5),
  ]);
  expect(average).toEqual({ total: 2, new: 0.5, used: 1.5 });
});

it('proposes 0 when no units were sold in the previous months', () => {
  const none = { total: 0, new: 0, used: 0 };
  expect(proposeGoals('2026-11', [])).toEqual({ lastYear: none, average: none });
});
