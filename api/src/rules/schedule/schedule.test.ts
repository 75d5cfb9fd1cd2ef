import type { Day } from '../calendar/calendar.ts';
import { findDueOccurrence, type Schedule, toInstant } from './schedule.ts';

const NEW_YORK = 'America/New_York';

/** Returns the occurrences that a check every ten minutes finds as due. */
function listOccurrences(schedule: Schedule, timeZone: string, from: string, to: string): string[] {
  const found = new Set<string>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += 600_000) {
    const due = findDueOccurrence(schedule, timeZone, new Date(at));
    if (due) found.add(due.toISOString());
  }
  return [...found];
}

describe('toInstant', () => {
  test.each<[string, Day, string, string, string]>([
    ['in winter', '2026-01-15', '07:00', NEW_YORK, '2026-01-15T12:00:00.000Z'],
    ['in summer', '2026-07-15', '07:00', NEW_YORK, '2026-07-15T11:00:00.000Z'],
    ['in a skipped hour as an hour later', '2026-03-08', '02:30', NEW_YORK, '2026-03-08T07:30:00.000Z'],
    ['after the skipped hour', '2026-03-08', '03:00', NEW_YORK, '2026-03-08T07:00:00.000Z'],
    ['before the skipped hour', '2026-03-08', '01:59', NEW_YORK, '2026-03-08T06:59:00.000Z'],
    [
      'in a repeated hour as the first of the two',
      '2026-11-01',
      '01:30',
      NEW_YORK,
      '2026-11-01T05:30:00.000Z',
    ],
    ['after the repeated hour', '2026-11-01', '02:00', NEW_YORK, '2026-11-01T07:00:00.000Z'],
    ['before the repeated hour', '2026-11-01', '00:59', NEW_YORK, '2026-11-01T04:59:00.000Z'],
    ['midnight', '2026-11-01', '00:00', NEW_YORK, '2026-11-01T04:00:00.000Z'],
    ['just after a skipped midnight', '2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
    [
      'later on a day with a skipped midnight',
      '2026-09-06',
      '07:00',
      'America/Santiago',
      '2026-09-06T10:00:00.000Z',
    ],
    [
      'with half an hour of daylight saving',
      '2026-10-04',
      '02:15',
      'Australia/Lord_Howe',
      '2026-10-03T15:45:00.000Z',
    ],
    ['far from Greenwich', '2026-06-01', '02:30', 'Pacific/Kiritimati', '2026-05-31T12:30:00.000Z'],
  ])('converts a local time to an instant: %s', (_name, day, time, timeZone, expected) => {
    expect(toInstant(day, time, timeZone).toISOString()).toBe(expected);
  });
});

describe('findDueOccurrence', () => {
  const nightly: Schedule = { at: '02:30', lateHours: 4 };
  const at = (schedule: Schedule, now: string) =>
    findDueOccurrence(schedule, NEW_YORK, new Date(now))?.toISOString();

  it('returns an occurrence from its due time until it is too late to run it', () => {
    expect(at(nightly, '2026-01-15T07:29:59Z')).toBeUndefined();
    expect(at(nightly, '2026-01-15T07:30:00Z')).toBe('2026-01-15T07:30:00.000Z');
    expect(at(nightly, '2026-01-15T11:30:00Z')).toBe('2026-01-15T07:30:00.000Z');
    expect(at(nightly, '2026-01-15T11:30:01Z')).toBeUndefined();
  });

  it("returns yesterday's occurrence while it is not too late to run it", () => {
    expect(at({ at: '23:00', lateHours: 4 }, '2026-01-15T06:00:00Z')).toBe('2026-01-15T04:00:00.000Z');
  });

  it('returns one occurrence in a night when the clocks move forward', () => {
    const found = listOccurrences(nightly, NEW_YORK, '2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z');
    expect(found).toEqual(['2026-03-08T07:30:00.000Z', '2026-03-09T06:30:00.000Z']);
  });

  it('returns one occurrence in a night when the clocks move back', () => {
    const found = listOccurrences(
      { at: '01:30', lateHours: 4 },
      NEW_YORK,
      '2026-10-31T12:00:00Z',
      '2026-11-02T12:00:00Z',
    );
    expect(found).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z']);
  });

  it('returns occurrences only on the weekdays of the schedule', () => {
    const sundays: Schedule = { at: '04:30', on: [0], lateHours: 24 };
    const found = listOccurrences(sundays, NEW_YORK, '2026-03-01T18:00:00Z', '2026-03-16T00:00:00Z');
    expect(found).toEqual([
      '2026-03-01T09:30:00.000Z',
      '2026-03-08T08:30:00.000Z',
      '2026-03-15T08:30:00.000Z',
    ]);
  });

  it('returns an occurrence after each interval of the given minutes', () => {
    expect(at({ everyMinutes: 15 }, '2026-11-01T05:44:59Z')).toBe('2026-11-01T05:30:00.000Z');
    expect(at({ everyMinutes: 15 }, '2026-11-01T05:45:00Z')).toBe('2026-11-01T05:45:00.000Z');
  });
});
