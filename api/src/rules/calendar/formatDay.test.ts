import { formatUsTime } from './formatDay.ts';

test.each([
  ['00:00', '12:00 AM'],
  ['00:59', '12:59 AM'],
  ['01:05', '1:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['13:00', '1:00 PM'],
  ['23:59', '11:59 PM'],
])('formats %s as %s', (time, expected) => {
  expect(formatUsTime(time)).toBe(expected);
});
