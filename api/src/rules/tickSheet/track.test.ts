import { type Day, firstOfMonth, lastOfMonth, type Month, monthRange } from '../calendar/calendar.ts';
import type { MonthUnits } from '../numbers/units.ts';
import { ALL, type CarsCounted, USED } from '../steps/soldSteps.ts';
import { figureOf } from '../steps/step.ts';
import { stepText } from '../steps/stepText.ts';
import { type Pace, paceOf, trackSteps } from './track.ts';

const sold = (month: Month, units: number) => ({ month, new: units, used: 0, unclassified: 0 });
const november = monthRange('2026-11');
const running = (completed: number, total: number, by: 'workingDays' | 'calendar' = 'workingDays') =>
  ({ kind: 'running', month: '2026-11', completed, total, by }) satisfies Pace;

const stepsOf = (months: readonly MonthUnits[], cars: CarsCounted, pace: Pace) => {
  const [first, last] = [months[0]?.month ?? '2026-11', months.at(-1)?.month ?? '2026-11'];
  const range = { start: firstOfMonth(first), end: lastOfMonth(last) };
  return trackSteps(months, { name: 'Track', cars, whose: { employeeIds: [1] }, range }, pace);
};

const track = (...of: Parameters<typeof stepsOf>) => figureOf(stepsOf(...of));

const told = (...of: Parameters<typeof stepsOf>) => stepsOf(...of).map(step => stepText(step));

describe('the pace of a range', () => {
  it('is that of the working days set for today’s month', () => {
    expect(paceOf(november, '2026-11-21', { completed: 17, total: 25 })).toEqual(running(17, 25));
  });

  it.each([
    ['neither is set', null],
    ['both are 0', { completed: 0, total: 0 }],
    ['completed is 0', { completed: 0, total: 25 }],
  ])('takes both days from the calendar when %s', (_, workingDays) => {
    expect(paceOf(november, '2026-11-21', workingDays)).toEqual(running(21, 30, 'calendar'));
  });

  it.each<[Day, string]>([
    ['2026-10-31', 'ahead'],
    ['2026-11-01', 'running'],
    ['2026-11-30', 'running'],
    ['2026-12-01', 'over'],
  ])('on %s November is %s', (today, kind) => {
    expect(paceOf(november, today, null).kind).toBe(kind);
  });

  it('goes by 29 days in a leap February', () => {
    expect(paceOf(monthRange('2024-02'), '2024-02-29', null)).toMatchObject({ completed: 29, total: 29 });
  });
});

describe('track', () => {
  it.each([
    // 10 ÷ 10 × 25 = 25
    [10, 10, 25, 25],
    // 1 ÷ 20 × 25 = 1.25: halfway, so up
    [1, 20, 25, 1.5],
    // 0.5 ÷ 20 × 25 = 0.625 → 0.5
    [0.5, 20, 25, 0.5],
    // 1 ÷ 25 × 31 = 1.24 → 1
    [1, 25, 31, 1],
    // 3 ÷ 4 × 5 = 3.75 → 4
    [3, 4, 5, 4],
    // 3.5 ÷ 20 × 21 = 3.675 → 3.5
    [3.5, 20, 21, 3.5],
    // 7 ÷ 21 × 30 = 10
    [7, 21, 30, 10],
    // 0.5 ÷ 1 × 26 = 13
    [0.5, 1, 26, 13],
    [0, 1, 26, 0],
    [11, 26, 26, 11],
  ])('of %d units after %i of %i days is %d', (units, completed, total, expected) => {
    expect(track([sold('2026-11', units)], ALL, running(completed, total))).toBe(expected);
  });

  it('is the units themselves once the range is over', () => {
    expect(track([sold('2026-09', 3.5), sold('2026-10', 2)], ALL, { kind: 'over' })).toBe(5.5);
  });

  it('is 0 while the range is ahead, whatever is promised for it', () => {
    expect(track([sold('2026-12', 4)], ALL, { kind: 'ahead' })).toBe(0);
  });

  it('takes earlier months as they are and paces the rest', () => {
    // 20.5 of September and October stand; 6 ÷ 12 × 25 = 12.5.
    const months = [sold('2026-09', 12), sold('2026-10', 8.5), sold('2026-11', 6)];
    expect(track(months, ALL, running(12, 25))).toBe(33);
  });

  it('paces deliveries promised for later months with today’s month’s days', () => {
    // (6 + 2) ÷ 12 × 24 = 16.
    expect(track([sold('2026-11', 6), sold('2026-12', 2)], ALL, running(12, 24))).toBe(16);
  });

  it('takes earlier years as earlier months', () => {
    const pace: Pace = { kind: 'running', month: '2027-01', completed: 10, total: 20, by: 'workingDays' };
    expect(track([sold('2026-12', 5), sold('2027-01', 1)], ALL, pace)).toBe(7);
  });

  it('follows the used units alone when asked', () => {
    const mixed = [{ month: '2026-11' as const, new: 5, used: 2, unclassified: 1 }];
    expect(track(mixed, USED, running(10, 20))).toBe(4);
    expect(track(mixed, ALL, running(10, 20))).toBe(16);
  });

  it('of a team comes from its own units: three times 0.75 is not three times 1', () => {
    // 0.5 each: 0.5 ÷ 2 × 3 = 0.75 → 1. Together 1.5 ÷ 2 × 3 = 2.25 → 2.5.
    const three = [sold('2026-11', 0.5), sold('2026-11', 0.5), sold('2026-11', 0.5)];
    expect(track(three.slice(0, 1), ALL, running(2, 3))).toBe(1);
    expect(track(three, ALL, running(2, 3))).toBe(2.5);
  });

  it('tells its own sum, and rounds only what says so', () => {
    expect(told([sold('2026-11', 12)], ALL, running(18, 25))).toEqual([
      'Track: 12.0 units ÷ 18 completed × 25 total working days = 16.67, to the nearest half: 16.5',
    ]);
    expect(told([sold('2026-10', 8), sold('2026-11', 6)], ALL, running(12, 25, 'calendar'))).toEqual([
      'At this pace: 6.0 units ÷ 12 days so far × 25 days in the month = 12.5',
      'Track: 8.0 units + 12.5 at this pace = 20.5',
    ]);
    expect(told([sold('2026-11', 3.5)], ALL, { kind: 'over' })).toEqual(['Track: 3.5 units']);
    expect(told([sold('2026-11', 3.5)], ALL, { kind: 'ahead' })).toEqual([
      'Track: 0.0 for days that lie ahead',
    ]);
  });
});
