import { sourceWords, timeWords, valueWords } from './historyWords';

it.each([
  ['FRONT_GROSS', '-1234.50', '-$1,234.50'],
  ['BACK_GROSS', '0.00', '$0.00'],
  ['DELIVERY_DATE', '2026-03-02', '03/02/2026'],
  ['IS_UPDATED', 'true', 'Yes'],
  ['IS_CONFIRMED', 'false', 'No'],
  ['CLOSER', 'Sam Rivera', 'Sam Rivera'],
  ['NOTES', 'true', 'true'],
  ['BACK_GROSS', null, '–'],
] as const)('%s tells %p as %s', (field, value, words) => {
  expect(valueWords(field, value)).toBe(words);
});

it.each([
  [{ door: 'SCREEN', origin: null }, 'Screen'],
  [{ door: 'COMPARISON', origin: 'october.xlsx, line 40' }, 'Comparison: october.xlsx, line 40'],
  [{ door: null, origin: null }, null],
] as const)('%p came by %s', (source, words) => {
  expect(sourceWords(source)).toBe(words);
});

it('tells the time on the store’s clock, whatever the reader’s shows', () => {
  expect(timeWords('2026-11-01T03:30:00.000Z', 'America/New_York')).toMatch(/^Oct 31, 2026, 11:30\sPM$/);
});
