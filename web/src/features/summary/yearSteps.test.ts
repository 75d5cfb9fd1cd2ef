import { isByMonth, lineToToday } from './yearSteps';

it('tells a range over several months by month, and one within a month by day', () => {
  expect(isByMonth({ start: '2026-11-01', end: '2026-11-30' })).toBe(false);
  expect(isByMonth({ start: '2026-11-30', end: '2026-12-01' })).toBe(true);
  expect(isByMonth({ start: '2025-11-01', end: '2026-11-30' })).toBe(true);
});

describe("this year's line", () => {
  const steps = [
    { start: '2026-11-19', current: 2, currentToDate: 2 },
    { start: '2026-11-20', current: 0, currentToDate: 2 },
    { start: '2026-11-21', current: 0, currentToDate: 2 },
    { start: '2026-11-22', current: 0, currentToDate: 2 },
  ];

  it('ends with today', () => {
    expect(lineToToday(steps, '2026-11-20')).toEqual([2, 2, null, null]);
  });

  it('goes on to a delivery that lies ahead', () => {
    const ahead = steps.map(step =>
      step.start === '2026-11-21' ? { ...step, current: 1, currentToDate: 3 } : step,
    );
    expect(lineToToday(ahead, '2026-11-19')).toEqual([2, 2, 3, null]);
  });
});
