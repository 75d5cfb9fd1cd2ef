import { getWeekColumn, groupByWeek, listDays } from './weeks';

const groupDays = (...days: string[]) =>
  groupByWeek(days.map(day => ({ day }))).map(week => week.map(({ day }) => day));

it('groups days by calendar week, starting on Sunday', () => {
  expect(groupDays('2026-11-01', '2026-11-07', '2026-11-08')).toEqual([
    ['2026-11-01', '2026-11-07'],
    ['2026-11-08'],
  ]);
});

it('omits weeks without days and does not split the week around New Year', () => {
  expect(groupDays('2026-11-06', '2026-11-21', '2026-12-31', '2027-01-01', '2027-01-03')).toEqual([
    ['2026-11-06'],
    ['2026-11-21'],
    ['2026-12-31', '2027-01-01'],
    ['2027-01-03'],
  ]);
});

it('returns the column of a day within its week', () => {
  expect([getWeekColumn('2026-11-01'), getWeekColumn('2026-11-07')]).toEqual([1, 7]);
});

it('lists every day of a range, also across a clock change and New Year', () => {
  expect(listDays('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(listDays('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01']);
  expect(listDays('2026-03-08', '2026-03-08')).toEqual(['2026-03-08']);
});
