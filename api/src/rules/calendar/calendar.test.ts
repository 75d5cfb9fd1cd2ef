import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysInMonth,
  findWholeMonth,
  getYear,
  isDay,
  isMonth,
  isWithin,
  lastOfMonth,
  limitToValidDays,
  type Month,
  monthRange,
  monthsBefore,
  monthsStartingIn,
  rangeToDate,
  rangeYearEarlier,
  toQuarter,
  yearEarlier,
} from './calendar.ts';

describe('isDay and isMonth', () => {
  it.each(['1900-01-01', '2024-02-29', '2000-02-29', '2026-12-31', '2999-12-31'])(
    'accepts the day %s',
    text => {
      expect(isDay(text)).toBe(true);
    },
  );

  it.each([
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '1899-12-31',
    '3000-01-01',
    '0000-01-01',
    'today',
    'infinity',
    '',
    '2026-1-5',
    '2026-01-05T00:00:00Z',
    ' 2026-01-05',
    '2026-01-05\n',
    '２０２６-01-05',
    '01/05/2026',
    ['2026-01-05'],
    20260105,
    null,
    undefined,
    new Date(0),
  ])('rejects %p as a day', sent => {
    expect(isDay(sent)).toBe(false);
  });

  it.each(['2026-13', '2026-00', '2026-1', '1899-12', '3000-01', '2026-01-01', '', null])(
    'rejects %p as a month',
    sent => {
      expect(isMonth(sent)).toBe(false);
    },
  );
});

describe('calendar arithmetic', () => {
  it.each<[Day, number, Day]>([
    ['2026-01-31', 1, '2026-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('calculates %s + %i days as %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  it('counts every real day of a leap century exactly once, in order', () => {
    let day: Day = '2000-01-01';
    let steps = 0;
    while (day !== '2100-01-01') {
      const next = addDays(day, 1);
      if (!isDay(next) || next <= day) throw new Error(`after ${day} came ${next}`);
      day = next;
      steps += 1;
    }
    // 100 years of 365 days, and the 25 leap days of 2000, 2004 … 2096.
    expect(steps).toBe(36_525);
  });

  it('adds months beyond the end of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', -23)).toBe('2024-12');
    expect(addMonths('2026-06', 0)).toBe('2026-06');
  });

  it('returns the length of each month', () => {
    expect(daysInMonth('2026-02')).toBe(28);
    expect(daysInMonth('2024-02')).toBe(29);
    expect(daysInMonth('1900-02')).toBe(28);
    expect(daysInMonth('2000-02')).toBe(29);
    expect(lastOfMonth('2026-04')).toBe('2026-04-30');
    expect(lastOfMonth('2026-12')).toBe('2026-12-31');
  });

  it.each([
    ['2026-02-27', '2026-03-01', 2],
    ['2024-02-27', '2024-03-01', 3],
    ['2026-03-01', '2026-03-01', 0],
    ['2026-03-01', '2026-02-27', -2],
    ['2025-12-31', '2026-12-31', 365],
  ] as const)('counts the days from %s to %s', (earlier, later, days) => {
    expect(daysBetween(earlier, later)).toBe(days);
  });

  it('returns for a February the three months before it, which begin in the previous year', () => {
    expect(monthsBefore('2026-02', 3)).toEqual({ first: '2025-11', last: '2026-01' });
  });

  it('treats the first and the last day as part of a range', () => {
    const november = monthRange('2026-11');
    expect(isWithin('2026-11-01', november)).toBe(true);
    expect(isWithin('2026-11-30', november)).toBe(true);
    expect(isWithin('2026-10-31', november)).toBe(false);
    expect(isWithin('2026-12-01', november)).toBe(false);
  });
});

describe('whole months of a range', () => {
  it('returns the month for a range from its first to its last day', () => {
    expect(findWholeMonth({ start: '2024-02-01', end: '2024-02-29' })).toBe('2024-02');
  });

  it.each<[Day, Day]>([
    ['2024-02-01', '2024-02-28'],
    ['2024-02-02', '2024-02-29'],
    ['2024-02-01', '2024-03-31'],
  ])('does not treat the range from %s to %s as a whole month', (start, end) => {
    expect(findWholeMonth({ start, end })).toBeUndefined();
  });

  it('returns the months that begin in the range', () => {
    expect(monthsStartingIn({ start: '2026-11-01', end: '2026-11-01' })).toEqual({
      first: '2026-11',
      last: '2026-11',
    });
    expect(monthsStartingIn({ start: '2026-10-31', end: '2026-12-01' })).toEqual({
      first: '2026-11',
      last: '2026-12',
    });
    expect(monthsStartingIn({ start: '2026-12-02', end: '2027-01-01' })).toEqual({
      first: '2027-01',
      last: '2027-01',
    });
    expect(monthsStartingIn({ start: '2026-11-02', end: '2026-11-30' })).toBeUndefined();
  });
});

describe('a year earlier', () => {
  it('returns the same day of the previous year, and Feb 28 for Feb 29', () => {
    expect(yearEarlier('2026-11-21')).toBe('2025-11-21');
    expect(yearEarlier('2024-02-29')).toBe('2023-02-28');
    expect(yearEarlier('2025-02-28')).toBe('2024-02-28');
  });

  it.each<[Day, Day, Day, Day]>([
    ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
    ['2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['2024-02-01', '2024-02-28', '2023-02-01', '2023-02-28'],
    ['2024-02-29', '2024-03-15', '2023-02-28', '2023-03-15'],
    ['2025-01-01', '2025-02-27', '2024-01-01', '2024-02-27'],
    ['2026-11-01', '2026-11-30', '2025-11-01', '2025-11-30'],
    ['2025-12-15', '2026-01-14', '2024-12-15', '2025-01-14'],
    ['1900-01-01', '2999-12-31', '1899-01-01', '2998-12-31'],
  ])(
    'returns for the range from %s to %s the range one year earlier, which is %s to %s',
    (start, end, startBefore, endBefore) => {
      expect(rangeYearEarlier({ start, end })).toEqual({ start: startBefore, end: endBefore });
    },
  );
});

describe('rangeToDate', () => {
  const november = { start: '2026-11-01', end: '2026-11-30' } as const;
  it.each<[Day, Day | null]>([
    ['2026-10-31', null],
    ['2026-11-01', '2026-11-01'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-29', '2026-11-29'],
    ['2026-11-30', null],
    ['2026-12-01', null],
  ])(
    'ends the range on today, %s, only when the range contains today and continues after it',
    (today, end) => {
      expect(rangeToDate(november, today)).toEqual(end && { start: november.start, end });
    },
  );
});

describe('limitToValidDays', () => {
  it.each([
    ['2025-12-01', '2025-12-31', { start: '2025-12-01', end: '2025-12-31' }],
    ['1900-01-01', '1900-01-31', { start: '1900-01-01', end: '1900-01-31' }],
    ['1899-11-01', '1900-01-31', { start: '1900-01-01', end: '1900-01-31' }],
    ['1899-12-31', '1900-01-01', { start: '1900-01-01', end: '1900-01-01' }],
    ['1899-10-01', '1899-12-31', null],
  ] as const)('limits %s to %s to %j', (start, end, expected) => {
    expect(limitToValidDays({ start, end })).toEqual(expected);
  });
});

it.each<[Month, string]>([
  ['2026-01', '2026-Q1'],
  ['2026-03', '2026-Q1'],
  ['2026-04', '2026-Q2'],
  ['2026-06', '2026-Q2'],
  ['2026-07', '2026-Q3'],
  ['2026-09', '2026-Q3'],
  ['2026-10', '2026-Q4'],
  ['1999-12', '1999-Q4'],
])('assigns %s to quarter %s', (month, quarter) => {
  expect(toQuarter(month)).toBe(quarter);
});

it('returns the year of a day and the year of a month', () => {
  expect([getYear('2025-12-31'), getYear('2026-01')]).toEqual([2025, 2026]);
});
