import { formatClockTime } from '../../../../lib/days/dates';
import { parseTime } from './parseTime';

it.each([
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['1045', '10:45'],
  ['12', '12:00'],
  ['215', '14:15'],
  ['6', '18:00'],
  ['7', '07:00'],
  ['7p', '19:00'],
  ['7:05 pm', '19:05'],
  ['2:15 a.m.', '02:15'],
  ['12am', '00:00'],
  ['12 PM', '12:00'],
  ['14:15', '14:15'],
  ['02:15', '02:15'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
])('parses the time %s as %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

it.each(['24:00', '9:60', '13p', '0p', 'noon', '9:3', '12345', '-1'])('rejects %s as a time', text => {
  expect(parseTime(text)).toBeUndefined();
});

it('returns no time for an empty field', () => {
  expect(parseTime('  ')).toBeNull();
});

it.each([
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['19:45', '7:45 PM'],
])('formats %s as %s and parses the result', (time, formatted) => {
  expect(formatClockTime(time)).toBe(formatted);
  expect(parseTime(formatted)).toBe(time);
});

it('formats a missing time as an empty text', () => {
  expect(formatClockTime(null)).toBe('');
});
