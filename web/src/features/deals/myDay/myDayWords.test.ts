import { aheadWords, daysNote, daysText, daysToDate, placeWords, withoutSaleWords } from './myDayWords';

it('tells how long ago a sale was', () => {
  const told = (days: number | null) => [daysText(days), daysNote(days)];
  expect([null, 0, 1, 2].map(told)).toEqual([
    ['–', 'none yet'],
    ['Today', undefined],
    ['1', 'day ago'],
    ['2', 'days ago'],
  ]);
});

it('tells one’s place in turn', () => {
  const told = (place: number | null, people = 24) => placeWords({ place, people });
  expect([1, 2, 3, 4, 11, 12, 21, 23].map(place => told(place))).toEqual([
    'of 24',
    'you are 2nd of 24',
    'you are 3rd of 24',
    'you are 4th of 24',
    'you are 11th of 24',
    'you are 12th of 24',
    'you are 21st of 24',
    'you are 23rd of 24',
  ]);
  expect(told(null)).toBe('no up of yours today');
  expect(told(null, 0)).toBe('no ups today');
  expect(placeWords({ place: null, people: 3, isHeld: true })).toBe('your turn is held');
});

it('tells how this year stands to the last, and which days it is of', () => {
  expect([1_234, -7, 0].map(aheadWords)).toEqual(['1,234 ahead', '7 behind', 'level']);
  expect(daysToDate({ start: '2026-11-01', end: '2026-11-22' })).toBe('Nov 1–22');
  expect(daysToDate({ start: '2026-11-01', end: '2026-11-01' })).toBe('Nov 1');
});

it('names who has not sold', () => {
  expect(withoutSaleWords({ person: { name: 'Ann Zorn' }, days: 12 })).toBe('Ann Zorn 12 days');
  expect(withoutSaleWords({ person: { name: 'Bob Baker' }, days: null })).toBe('Bob Baker none yet');
});
