import { paceWords } from './paceWords';

const november = (sold: Record<number, number>, track: number) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    sold: sold[index + 1] ?? 0,
    trackToDate: (track * (index + 1)) / 30,
  }));

const words = (sold: Record<number, number>, track: number, today: string) =>
  paceWords(november(sold, track), today, day => `the ${Number(day.slice(8))}th`);

it('says what is sold so far, what is dated later, and where it is heading', () => {
  expect(words({ 4: 3, 22: 2, 28: 1 }, 9, '2026-11-22')).toBe(
    '5 deals sold so far. 1 deal dated later, up to the 28th. Track: 9.0 by the 30th.',
  );
});

it('does not name today as a day that is to come', () => {
  expect(words({ 4: 3, 30: 1 }, 4, '2026-11-30')).toBe('4 deals sold so far. Track: 4.0.');
});

it('says that an empty month is empty', () => {
  expect(words({}, 0, '2026-11-01')).toBe('No deal is sold yet.');
});

it('says nothing of a track once the days are over, or before they begin', () => {
  expect(words({ 4: 3 }, 3, '2026-12-02')).toBe('3 deals sold.');
  expect(words({ 4: 1 }, 0, '2026-10-02')).toBe('1 deal dated later, up to the 4th.');
});
