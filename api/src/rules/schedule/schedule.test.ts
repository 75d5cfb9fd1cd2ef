import type { Day } from '../calendar/calendar.ts';
import { dueAt, instantOf, type Schedule } from './schedule.ts';

const NEW_YORK = 'America/New_York';

/** Every occurrence that somebody who looks every ten minutes finds due in these days. */
function occurrences(schedule: Schedule, timeZone: string, from: string, to: string): string[] {
  const found = new Set<string>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += 600_000) {
    const due = dueAt(schedule, timeZone, new Date(at));
    if (due) found.add(due.toISOString());
  }
  return [...found];
}

describe('a time of day of the store', () => {
  test.each<[string, Day, string, string, string]>([
    ['in winter', '2026-01-15', '07:00', NEW_YORK, '2026-01-15T12:00:00.000Z'],
    ['in summer', '2026-07-15', '07:00', NEW_YORK, '2026-07-15T11:00:00.000Z'],
    ['that does not exist is an hour later', '2026-03-08', '02:30', NEW_YORK, '2026-03-08T07:30:00.000Z'],
    ['after the dropped hour', '2026-03-08', '03:00', NEW_YORK, '2026-03-08T07:00:00.000Z'],
    ['before the dropped hour', '2026-03-08', '01:59', NEW_YORK, '2026-03-08T06:59:00.000Z'],
    ['that exists twice is the first', '2026-11-01', '01:30', NEW_YORK, '2026-11-01T05:30:00.000Z'],
    ['after the doubled hour', '2026-11-01', '02:00', NEW_YORK, '2026-11-01T07:00:00.000Z'],
    ['before the doubled hour', '2026-11-01', '00:59', NEW_YORK, '2026-11-01T04:59:00.000Z'],
    ['midnight', '2026-11-01', '00:00', NEW_YORK, '2026-11-01T04:00:00.000Z'],
    ['where midnight is dropped', '2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
    [
      'on a day after a dropped midnight',
      '2026-09-06',
      '07:00',
      'America/Santiago',
      '2026-09-06T10:00:00.000Z',
    ],
    [
      'half an hour of daylight saving',
      '2026-10-04',
      '02:15',
      'Australia/Lord_Howe',
      '2026-10-03T15:45:00.000Z',
    ],
    ['far from Greenwich', '2026-06-01', '02:30', 'Pacific/Kiritimati', '2026-05-31T12:30:00.000Z'],
  ])('%s', (_name, day, time, timeZone, expected) => {
    expect(instantOf(day, time, timeZone).toISOString()).toBe(expected);
  });
});

describe('what is due', () => {
  const nightly: Schedule = { at: '02:30', lateHours: 4 };
  const at = (schedule: Schedule, now: string) => dueAt(schedule, NEW_YORK, new Date(now))?.toISOString();

  it('begins at its time, and is made up for until it is too late', () => {
    expect(at(nightly, '2026-01-15T07:29:59Z')).toBeUndefined();
    expect(at(nightly, '2026-01-15T07:30:00Z')).toBe('2026-01-15T07:30:00.000Z');
    expect(at(nightly, '2026-01-15T11:30:00Z')).toBe('2026-01-15T07:30:00.000Z');
    expect(at(nightly, '2026-01-15T11:30:01Z')).toBeUndefined();
  });

  it('may be of yesterday', () => {
    expect(at({ at: '23:00', lateHours: 4 }, '2026-01-15T06:00:00Z')).toBe('2026-01-15T04:00:00.000Z');
  });

  it('is once a night in which the clocks are put forward', () => {
    const found = occurrences(nightly, NEW_YORK, '2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z');
    expect(found).toEqual(['2026-03-08T07:30:00.000Z', '2026-03-09T06:30:00.000Z']);
  });

  it('is once a night in which they are put back', () => {
    const found = occurrences(
      { at: '01:30', lateHours: 4 },
      NEW_YORK,
      '2026-10-31T12:00:00Z',
      '2026-11-02T12:00:00Z',
    );
    expect(found).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z']);
  });

  it('is of its weekdays alone', () => {
    const sundays: Schedule = { at: '04:30', on: [0], lateHours: 24 };
    const found = occurrences(sundays, NEW_YORK, '2026-03-01T18:00:00Z', '2026-03-16T00:00:00Z');
    expect(found).toEqual([
      '2026-03-01T09:30:00.000Z',
      '2026-03-08T08:30:00.000Z',
      '2026-03-15T08:30:00.000Z',
    ]);
  });

  it('is every so many minutes', () => {
    expect(at({ everyMinutes: 15 }, '2026-11-01T05:44:59Z')).toBe('2026-11-01T05:30:00.000Z');
    expect(at({ everyMinutes: 15 }, '2026-11-01T05:45:00Z')).toBe('2026-11-01T05:45:00.000Z');
  });
});
