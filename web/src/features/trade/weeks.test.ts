import { columnOf, everyDay, weeksOf } from './weeks';

const weeks = (...days: string[]) =>
  weeksOf(days.map(day => ({ day }))).map(week => week.map(({ day }) => day));

it('puts the days of a calendar week together, Sunday first', () => {
  expect(weeks('2026-11-01', '2026-11-07', '2026-11-08')).toEqual([
    ['2026-11-01', '2026-11-07'],
    ['2026-11-08'],
  ]);
});

it('leaves out weeks without days, and joins none over the turn of a year', () => {
  expect(weeks('2026-11-06', '2026-11-21', '2026-12-31', '2027-01-01', '2027-01-03')).toEqual([
    ['2026-11-06'],
    ['2026-11-21'],
    ['2026-12-31', '2027-01-01'],
    ['2027-01-03'],
  ]);
});

it('knows a day’s column', () => {
  expect([columnOf('2026-11-01'), columnOf('2026-11-07')]).toEqual([1, 7]);
});

it('skips no day, also where the clocks change and a year ends', () => {
  expect(everyDay('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(everyDay('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01']);
  expect(everyDay('2026-03-08', '2026-03-08')).toEqual(['2026-03-08']);
});
