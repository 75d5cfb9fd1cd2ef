import { type Day, firstOfMonth, lastOfMonth, type Month, monthRange } from '../calendar/calendar.ts';
import type { MonthUnits } from '../numbers/units.ts';
import { ALL_CARS, type CarSelection, USED_CARS } from '../steps/soldSteps.ts';
import { getFigure } from '../steps/step.ts';
import { formatStep } from '../steps/stepText.ts';
import { buildTrackSteps, getPace, type Pace } from './track.ts';

const sold = (month: Month, units: number) => ({ month, new: units, used: 0, unclassified: 0 });
const november = monthRange('2026-11');
const running = (completed: number, total: number, by: 'workingDays' | 'calendar' = 'workingDays') =>
  ({ kind: 'running', month: '2026-11', completed, total, by }) satisfies Pace;

const buildSteps = (months: readonly MonthUnits[], cars: CarSelection, pace: Pace) => {
  const [first, last] = [months[0]?.month ?? '2026-11', months.at(-1)?.month ?? '2026-11'];
  const range = { start: firstOfMonth(first), end: lastOfMonth(last) };
  return buildTrackSteps(months, { name: 'Track', cars, owner: { employeeIds: [1] }, range }, pace);
};

const calculateTrack = (...args: Parameters<typeof buildSteps>) => getFigure(buildSteps(...args));

const explain = (...args: Parameters<typeof buildSteps>) => buildSteps(...args).map(step => formatStep(step));

describe('getPace', () => {
  it('uses the working days of the current month', () => {
    expect(getPace(november, '2026-11-21', { completed: 17, total: 25 })).toEqual(running(17, 25));
  });

  it.each([
    ['neither number of working days is set', null],
    ['both numbers of working days are 0', { completed: 0, total: 0 }],
    ['the number of completed working days is 0', { completed: 0, total: 25 }],
  ])('uses the calendar for both completed and total days when %s', (_, workingDays) => {
    expect(getPace(november, '2026-11-21', workingDays)).toEqual(running(21, 30, 'calendar'));
  });

  it.each<[Day, string]>([
    ['2026-10-31', 'ahead'],
    ['2026-11-01', 'running'],
    ['2026-11-30', 'running'],
    ['2026-12-01', 'over'],
  ])('classifies November on %s as %s', (today, kind) => {
    expect(getPace(november, today, null).kind).toBe(kind);
  });

  it('counts 29 days in February of a leap year', () => {
    expect(getPace(monthRange('2024-02'), '2024-02-29', null)).toMatchObject({ completed: 29, total: 29 });
  });
});

describe('track of a range', () => {
  it.each([
    // 10 ÷ 10 × 25 = 25
    [10, 10, 25, 25],
    // 1 ÷ 20 × 25 = 1.25: halfway, so it rounds up.
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
  ])('projects %d units after %i of %i days to a track of %d', (units, completed, total, expected) => {
    expect(calculateTrack([sold('2026-11', units)], ALL_CARS, running(completed, total))).toBe(expected);
  });

  it('returns the units sold as the track of a range that is over', () => {
    expect(calculateTrack([sold('2026-09', 3.5), sold('2026-10', 2)], ALL_CARS, { kind: 'over' })).toBe(5.5);
  });

  it('returns a track of 0 for a future range, even when it contains sold deals', () => {
    expect(calculateTrack([sold('2026-12', 4)], ALL_CARS, { kind: 'ahead' })).toBe(0);
  });

  it('adds the units of earlier months unchanged, and projects the units of the current month', () => {
    // 20.5 of September and October are unchanged; 6 ÷ 12 × 25 = 12.5.
    const months = [sold('2026-09', 12), sold('2026-10', 8.5), sold('2026-11', 6)];
    expect(calculateTrack(months, ALL_CARS, running(12, 25))).toBe(33);
  });

  it('projects units delivered in later months together with the units of the current month', () => {
    // (6 + 2) ÷ 12 × 24 = 16.
    expect(calculateTrack([sold('2026-11', 6), sold('2026-12', 2)], ALL_CARS, running(12, 24))).toBe(16);
  });

  it('treats months of an earlier year as earlier months', () => {
    const pace: Pace = { kind: 'running', month: '2027-01', completed: 10, total: 20, by: 'workingDays' };
    expect(calculateTrack([sold('2026-12', 5), sold('2027-01', 1)], ALL_CARS, pace)).toBe(7);
  });

  it('counts only used units when used cars are selected', () => {
    const mixed = [{ month: '2026-11' as const, new: 5, used: 2, unclassified: 1 }];
    expect(calculateTrack(mixed, USED_CARS, running(10, 20))).toBe(4);
    expect(calculateTrack(mixed, ALL_CARS, running(10, 20))).toBe(16);
  });

  it('projects a team from its total units, so that three people with 0.75 are not rounded to three times 1', () => {
    // 0.5 each: 0.5 ÷ 2 × 3 = 0.75 → 1. Together 1.5 ÷ 2 × 3 = 2.25 → 2.5.
    const three = [sold('2026-11', 0.5), sold('2026-11', 0.5), sold('2026-11', 0.5)];
    expect(calculateTrack(three.slice(0, 1), ALL_CARS, running(2, 3))).toBe(1);
    expect(calculateTrack(three, ALL_CARS, running(2, 3))).toBe(2.5);
  });

  it('explains the calculation of the track, and rounds only the steps that are marked as rounded', () => {
    expect(explain([sold('2026-11', 12)], ALL_CARS, running(18, 25))).toEqual([
      'Track: 12.0 units ÷ 18 completed × 25 total working days = 16.67, to the nearest half: 16.5',
    ]);
    expect(explain([sold('2026-10', 8), sold('2026-11', 6)], ALL_CARS, running(12, 25, 'calendar'))).toEqual([
      'At this pace: 6.0 units ÷ 12 days so far × 25 days in the month = 12.5',
      'Track: 8.0 units + 12.5 at this pace = 20.5',
    ]);
    expect(explain([sold('2026-11', 3.5)], ALL_CARS, { kind: 'over' })).toEqual(['Track: 3.5 units']);
    expect(explain([sold('2026-11', 3.5)], ALL_CARS, { kind: 'ahead' })).toEqual([
      'Track: 0.0 because these days are in the future',
    ]);
  });
});
