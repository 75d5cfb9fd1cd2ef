import {
  formatDaysSinceSale,
  formatDaysSinceSaleNote,
  formatDaysToDate,
  formatDaysWithoutSale,
  formatTurnPosition,
  formatYearDifference,
} from './myDay.labels';

it('formats the days since the last sale', () => {
  const format = (days: number | null) => [formatDaysSinceSale(days), formatDaysSinceSaleNote(days)];
  expect([null, 0, 1, 2].map(format)).toEqual([
    ['–', 'none yet'],
    ['Today', undefined],
    ['1', 'day ago'],
    ['2', 'days ago'],
  ]);
});

it('formats the position of a person in the rotation, or the reason for having no position', () => {
  const format = (place: number | null, people = 24) => formatTurnPosition({ place, people });
  expect([1, 2, 3, 4, 11, 12, 21, 23].map(place => format(place))).toEqual([
    'of 24 in line',
    'you’re 2nd of 24 in line',
    'you’re 3rd of 24 in line',
    'you’re 4th of 24 in line',
    'you’re 11th of 24 in line',
    'you’re 12th of 24 in line',
    'you’re 21st of 24 in line',
    'you’re 23rd of 24 in line',
  ]);
  expect(format(null)).toBe('you’re not in line today');
  expect(format(null, 0)).toBe('no ups today');
  expect(formatTurnPosition({ place: null, people: 3, isHeld: true })).toBe('you’re on hold');
});

it('formats the difference to last year, and the range of days to date', () => {
  expect([1_234, -7, 0].map(formatYearDifference)).toEqual(['+1,234 this year', '−7 this year', 'even']);
  expect(formatDaysToDate({ start: '2026-11-01', end: '2026-11-22' })).toBe('Nov 1–22');
  expect(formatDaysToDate({ start: '2026-11-01', end: '2026-11-01' })).toBe('Nov 1');
});

it('formats a name with the number of days without a sale', () => {
  expect(formatDaysWithoutSale({ person: { name: 'Ann Zorn' }, days: 12 })).toBe('Ann Zorn 12 days');
  expect(formatDaysWithoutSale({ person: { name: 'Bob Baker' }, days: null })).toBe('Bob Baker no sale yet');
});
