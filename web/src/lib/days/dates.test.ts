import { addDays, dayIn, isDay, longDay, monthEnd, monthStart, spokenRange, usDay } from './dates';

describe("the store's today", () => {
  it('is the day of its own calendar, on an evening too', () => {
    const evening = new Date('2026-11-01T03:30:00Z');
    expect(dayIn('America/New_York', evening)).toBe('2026-10-31');
    expect(dayIn('America/Los_Angeles', evening)).toBe('2026-10-31');
    expect(dayIn('Europe/Berlin', evening)).toBe('2026-11-01');
    expect(dayIn('Pacific/Auckland', evening)).toBe('2026-11-01');
  });
});

describe('a day', () => {
  it.each(['2026-02-28', '2028-02-29', '1900-01-01', '2999-12-31'])('is accepted: %s', day => {
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
  ])('is refused: %s', day => {
    expect(isDay(day)).toBe(false);
  });

  it('steps over the ends of months, years and daylight saving', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(addDays('2026-11-02', -1)).toBe('2026-11-01');
  });

  it('knows its month and the ones around it', () => {
    expect(monthStart('2026-03-31', -1)).toBe('2026-02-01');
    expect(monthEnd('2026-03-31', -1)).toBe('2026-02-28');
    expect(monthEnd('2028-02-10')).toBe('2028-02-29');
    expect(monthStart('2026-01-15', -1)).toBe('2025-12-01');
  });

  it('is written out at home and short in tables', () => {
    expect(longDay('2026-09-03')).toBe('September 3rd, 2026');
    expect(longDay('2026-09-11')).toBe('September 11th, 2026');
    expect(usDay('2026-09-03')).toBe('09/03/2026');
    expect(usDay(null)).toBe('');
  });
});

describe('a range is said', () => {
  it('without the year while it is this year', () => {
    expect(spokenRange({ start: '2026-09-01', end: '2026-11-30' }, '2026-11-21')).toBe('Sep 1 – Nov 30');
  });

  it('with the year otherwise', () => {
    expect(spokenRange({ start: '2025-12-01', end: '2026-01-31' }, '2026-01-10')).toBe(
      'Dec 1, 2025 – Jan 31, 2026',
    );
  });

  it('as every day when it is the whole calendar', () => {
    expect(spokenRange({ start: '1900-01-01', end: '2999-12-31' }, '2026-11-21')).toBe('Every day');
  });

  it('as one day when it is one', () => {
    expect(spokenRange({ start: '2026-09-01', end: '2026-09-01' }, '2026-11-21')).toBe('Sep 1');
  });
});
