import {
  addDays,
  dayInZone,
  formatDayRange,
  formatLongDay,
  formatUsDay,
  isDay,
  monthEnd,
  monthStart,
} from './dates';

describe('dayInZone', () => {
  it('returns the day in the calendar of the time zone, even if UTC has another day', () => {
    const evening = new Date('2026-11-01T03:30:00Z');
    expect(dayInZone('America/New_York', evening)).toBe('2026-10-31');
    expect(dayInZone('America/Los_Angeles', evening)).toBe('2026-10-31');
    expect(dayInZone('Europe/Berlin', evening)).toBe('2026-11-01');
    expect(dayInZone('Pacific/Auckland', evening)).toBe('2026-11-01');
  });
});

describe('calendar days', () => {
  it.each(['2026-02-28', '2028-02-29', '1900-01-01', '2999-12-31'])('accepts %s as a day', day => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '1899-12-31',
    '3000-01-01',
    'today',
    '',
    '2026-1-1',
    '2026-01-01T00:00',
  ])('rejects "%s" as a day', day => {
    expect(isDay(day)).toBe(false);
  });

  it('adds days across the ends of months, years and daylight saving time', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(addDays('2026-11-02', -1)).toBe('2026-11-01');
  });

  it('returns the first and last day of a month and of the previous month', () => {
    expect(monthStart('2026-03-31', -1)).toBe('2026-02-01');
    expect(monthEnd('2026-03-31', -1)).toBe('2026-02-28');
    expect(monthEnd('2028-02-10')).toBe('2028-02-29');
    expect(monthStart('2026-01-15', -1)).toBe('2025-12-01');
  });

  it('formats a day as a long and as a short date', () => {
    expect(formatLongDay('2026-09-03')).toBe('September 3rd, 2026');
    expect(formatLongDay('2026-09-11')).toBe('September 11th, 2026');
    expect(formatUsDay('2026-09-03')).toBe('09/03/2026');
    expect(formatUsDay(null)).toBe('');
  });
});

describe('formatDayRange', () => {
  it('omits the year when both days are in the current year', () => {
    expect(formatDayRange({ start: '2026-09-01', end: '2026-11-30' }, '2026-11-21')).toBe('Sep 1 – Nov 30');
  });

  it('includes the year when the first or last day is outside of the current year', () => {
    expect(formatDayRange({ start: '2025-12-01', end: '2026-01-31' }, '2026-01-10')).toBe(
      'Dec 1, 2025 – Jan 31, 2026',
    );
  });

  it('formats the range of all days as "every day"', () => {
    expect(formatDayRange({ start: '1900-01-01', end: '2999-12-31' }, '2026-11-21')).toBe('All dates');
  });

  it('formats a range of one day as that single day', () => {
    expect(formatDayRange({ start: '2026-09-01', end: '2026-09-01' }, '2026-11-21')).toBe('Sep 1');
  });
});
