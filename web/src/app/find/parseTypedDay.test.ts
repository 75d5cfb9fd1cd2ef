import { parseTypedDay } from './parseTypedDay';

it.each([
  ['today', '2026-11-25'],
  ['Yesterday', '2026-11-24'],
  ['tomorrow', '2026-11-26'],
  ['11/3', '2026-11-03'],
  ['11/3/25', '2025-11-03'],
  ['11-03-2024', '2024-11-03'],
  ['nov 3', '2026-11-03'],
  ['Nov. 3rd, 2025', '2025-11-03'],
  ['3 november', '2026-11-03'],
  ['sept 30', '2026-09-30'],
  ['2026-02-28', '2026-02-28'],
  // A date without a year means the nearest day with that month and day. On November 25, 2026, January 5,
  // 2027 is nearer than January 5, 2026.
  ['1/5', '2027-01-05'],
  ['2/29/28', '2028-02-29'],
])('parses %s as %s', (typedText, day) => {
  expect(parseTypedDay(typedText, '2026-11-25')).toBe(day);
});

it('parses December 30, typed in January without a year, as a day of last year', () => {
  expect(parseTypedDay('dec 30', '2027-01-04')).toBe('2026-12-30');
});

it.each([
  '',
  '1234',
  '11',
  '13/1',
  '2/30',
  'march',
  'mara 3',
  '11/3/26/1',
  '11/3/126',
  'nov',
  'nova 3',
  'constructor',
])('rejects "%s" as a day', typedText => {
  expect(parseTypedDay(typedText, '2026-11-25')).toBeUndefined();
});
