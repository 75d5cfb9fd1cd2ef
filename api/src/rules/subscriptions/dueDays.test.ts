import { dueDays, isGivenUp } from './dueDays.ts';

const NEW_YORK = 'America/New_York';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const at = (iso: string) => new Date(iso);
const wanted = (time: string, since: string, weekdays = EVERY_DAY) => ({ time, weekdays, since: at(since) });

test.each([
  ['a minute before its time', '2026-11-24T11:59:00Z', []],
  ['at its time', '2026-11-24T12:00:00Z', [false]],
  ['four hours late', '2026-11-24T16:00:00Z', [false]],
  ['a second more', '2026-11-24T16:00:01Z', [true]],
])('a report of 7:00 is due: %s', (_when, now, late) => {
  const due = dueDays(wanted('07:00', '2026-11-23T20:00:00Z'), NEW_YORK, at(now));
  const time = at('2026-11-24T12:00:00Z');
  expect(due).toEqual(late.map(isTooLate => ({ day: '2026-11-24', at: time, isTooLate })));
});

test('only the weekdays that are wanted come, and none from before it was wanted', () => {
  // November 24th is a Tuesday; the week before it began on the 18th, a Wednesday.
  const now = at('2026-11-24T13:00:00Z');
  const monTueWed = wanted('07:00', '2026-11-01T00:00:00Z', [1, 2, 3]);
  expect(dueDays(monTueWed, NEW_YORK, now)).toMatchObject([
    { day: '2026-11-24', isTooLate: false },
    { day: '2026-11-23', isTooLate: true },
    { day: '2026-11-18', isTooLate: true },
  ]);
  expect(dueDays({ ...monTueWed, since: at('2026-11-24T12:00:00Z') }, NEW_YORK, now)).toEqual([]);
  expect(dueDays({ ...monTueWed, since: at('2026-11-24T11:59:59Z') }, NEW_YORK, now)).toHaveLength(1);
});

test('a report of the late evening is due after midnight, for its own day', () => {
  const due = dueDays(wanted('23:30', '2026-11-23T12:00:00Z'), NEW_YORK, at('2026-11-24T06:00:00Z'));
  expect(due).toMatchObject([{ day: '2026-11-23', isTooLate: false }]);
});

test('a time that the clocks skip comes an hour later, and one that comes twice is the first', () => {
  // On March 8th 2026 the clocks go from 2:00 to 3:00, at 7:00 UTC; on November 1st from 2:00 back to 1:00, at 6:00 UTC.
  const spring = wanted('02:30', '2026-03-08T00:00:00Z');
  expect(dueDays(spring, NEW_YORK, at('2026-03-08T07:29:59Z'))).toEqual([]);
  expect(dueDays(spring, NEW_YORK, at('2026-03-08T07:30:00Z'))).toMatchObject([
    { day: '2026-03-08', isTooLate: false },
  ]);
  const autumn = wanted('01:30', '2026-11-01T00:00:00Z');
  expect(dueDays(autumn, NEW_YORK, at('2026-11-01T05:29:59Z'))).toEqual([]);
  expect(dueDays(autumn, NEW_YORK, at('2026-11-01T05:30:00Z'))).toMatchObject([
    { day: '2026-11-01', isTooLate: false },
  ]);
  expect(dueDays(autumn, NEW_YORK, at('2026-11-01T06:30:00Z'))).toHaveLength(1);
});

test.each([
  [[true, true], false],
  [[true, true, true], true],
  [[true, true, false, true], false],
  [[false, true, true, true], false],
])('whose days were refused as %j gets no more: %s', (days, isOver) => {
  expect(isGivenUp(days)).toBe(isOver);
});
