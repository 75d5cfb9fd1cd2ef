import { isGivenUp, listDueDays } from './dueDays.ts';

const NEW_YORK = 'America/New_York';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const at = (iso: string) => new Date(iso);
const dailyAt = (time: string, since: string, weekdays = EVERY_DAY) => ({ time, weekdays, since: at(since) });

test.each([
  ['a minute before its time', '2026-11-24T11:59:00Z', []],
  ['at its time', '2026-11-24T12:00:00Z', [false]],
  ['four hours late', '2026-11-24T16:00:00Z', [false]],
  ['a second later than four hours', '2026-11-24T16:00:01Z', [true]],
])('lists a 7:00 report as due %s', (_case, now, late) => {
  const due = listDueDays(dailyAt('07:00', '2026-11-23T20:00:00Z'), NEW_YORK, at(now));
  const time = at('2026-11-24T12:00:00Z');
  expect(due).toEqual(late.map(isTooLate => ({ day: '2026-11-24', at: time, isTooLate })));
});

test('lists only the subscribed weekdays, and no days before the subscription', () => {
  // November 24 is a Tuesday. The week before it started on November 18, a Wednesday.
  const now = at('2026-11-24T13:00:00Z');
  const monTueWed = dailyAt('07:00', '2026-11-01T00:00:00Z', [1, 2, 3]);
  expect(listDueDays(monTueWed, NEW_YORK, now)).toMatchObject([
    { day: '2026-11-24', isTooLate: false },
    { day: '2026-11-23', isTooLate: true },
    { day: '2026-11-18', isTooLate: true },
  ]);
  expect(listDueDays({ ...monTueWed, since: at('2026-11-24T12:00:00Z') }, NEW_YORK, now)).toEqual([]);
  expect(listDueDays({ ...monTueWed, since: at('2026-11-24T11:59:59Z') }, NEW_YORK, now)).toHaveLength(1);
});

test('lists, after midnight, a report of the late evening under the previous day', () => {
  const due = listDueDays(dailyAt('23:30', '2026-11-23T12:00:00Z'), NEW_YORK, at('2026-11-24T06:00:00Z'));
  expect(due).toMatchObject([{ day: '2026-11-23', isTooLate: false }]);
});

test("uses a time one hour later when the clocks skip the report's time, and the first of two equal times when the clocks repeat it", () => {
  // On March 8, 2026 the clocks go from 2:00 to 3:00 at 7:00 UTC; on November 1 from 2:00 back to 1:00 at
  // 6:00 UTC.
  const spring = dailyAt('02:30', '2026-03-08T00:00:00Z');
  expect(listDueDays(spring, NEW_YORK, at('2026-03-08T07:29:59Z'))).toEqual([]);
  expect(listDueDays(spring, NEW_YORK, at('2026-03-08T07:30:00Z'))).toMatchObject([
    { day: '2026-03-08', isTooLate: false },
  ]);
  const autumn = dailyAt('01:30', '2026-11-01T00:00:00Z');
  expect(listDueDays(autumn, NEW_YORK, at('2026-11-01T05:29:59Z'))).toEqual([]);
  expect(listDueDays(autumn, NEW_YORK, at('2026-11-01T05:30:00Z'))).toMatchObject([
    { day: '2026-11-01', isTooLate: false },
  ]);
  expect(listDueDays(autumn, NEW_YORK, at('2026-11-01T06:30:00Z'))).toHaveLength(1);
});

test.each([
  [[true, true], false],
  [[true, true, true], true],
  [[true, true, false, true], false],
  [[false, true, true, true], false],
])('decides after the rejections %j whether no more reports are sent: %s', (rejections, expected) => {
  expect(isGivenUp(rejections)).toBe(expected);
});
