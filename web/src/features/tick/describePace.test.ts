import { describePace } from './describePace';

const buildNovember = (sold: Record<number, number>, track: number) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    sold: sold[index + 1] ?? 0,
    trackToDate: (track * (index + 1)) / 30,
  }));

const describeNovember = (sold: Record<number, number>, track: number, today: string) =>
  describePace(buildNovember(sold, track), today, day => `the ${Number(day.slice(8))}th`);

it('describes the deals sold so far, the deals dated after today and the track', () => {
  expect(describeNovember({ 4: 3, 22: 2, 28: 1 }, 9, '2026-11-22')).toBe(
    '5 deals sold so far. 1 deal scheduled through the 28th. Track: 9.0 by the 30th.',
  );
});

it('omits the date of the track when it is today', () => {
  expect(describeNovember({ 4: 3, 30: 1 }, 4, '2026-11-30')).toBe('4 deals sold so far. Track: 4.0.');
});

it('describes a month without deals', () => {
  expect(describeNovember({}, 0, '2026-11-01')).toBe('No deals sold yet.');
});

it('omits the track of a month that has ended or has not begun', () => {
  expect(describeNovember({ 4: 3 }, 3, '2026-12-02')).toBe('3 deals sold.');
  expect(describeNovember({ 4: 1 }, 0, '2026-10-02')).toBe('1 deal scheduled through the 4th.');
});
