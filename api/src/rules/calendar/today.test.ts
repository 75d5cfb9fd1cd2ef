import { startOfDayIn, timeIn, todayIn } from './today.ts';

describe('todayIn', () => {
  it.each([
    [
      'a US evening on which UTC already has the next day',
      'America/New_York',
      '2026-03-01T02:30:00Z',
      '2026-02-28',
    ],
    ['the last second of a winter day in New York', 'America/New_York', '2026-01-01T04:59:59Z', '2025-12-31'],
    ['midnight of a winter day in New York', 'America/New_York', '2026-01-01T05:00:00Z', '2026-01-01'],
    ['the last second of a summer day in New York', 'America/New_York', '2026-07-02T03:59:59Z', '2026-07-01'],
    ['midnight of a summer day in New York', 'America/New_York', '2026-07-02T04:00:00Z', '2026-07-02'],
    ['the same evening in Los Angeles', 'America/Los_Angeles', '2026-07-02T04:00:00Z', '2026-07-01'],
    ['the evening of a leap day in Honolulu', 'Pacific/Honolulu', '2024-03-01T09:59:59Z', '2024-02-29'],
    ['the next morning in Auckland', 'Pacific/Auckland', '2026-06-30T12:00:00Z', '2026-07-01'],
    ['the half hour by which Kolkata is ahead', 'Asia/Kolkata', '2026-06-30T18:30:00Z', '2026-07-01'],
    ['UTC', 'UTC', '2026-06-30T23:59:59Z', '2026-06-30'],
  ])('returns the calendar day for %s', (_, timeZone, instant, expected) => {
    expect(todayIn(timeZone, new Date(instant))).toBe(expected);
  });

  it('returns the same day before and after the clocks repeat an hour', () => {
    expect(todayIn('America/New_York', new Date('2026-11-01T05:30:00Z'))).toBe('2026-11-01');
    expect(todayIn('America/New_York', new Date('2026-11-01T06:30:00Z'))).toBe('2026-11-01');
  });

  it('throws for an unknown time zone', () => {
    expect(() => todayIn('America/Gotham', new Date(0))).toThrow(RangeError);
  });
});

describe('startOfDayIn', () => {
  it.each([
    ['a winter day in New York', 'America/New_York', '2026-01-01', '2026-01-01T05:00:00Z'],
    ['the day the clocks go forward in New York', 'America/New_York', '2026-03-08', '2026-03-08T05:00:00Z'],
    ['the day after', 'America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
    ['a day whose midnight the clocks skip', 'Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z'],
    ['the furthest east', 'Pacific/Kiritimati', '2026-06-30', '2026-06-29T10:00:00Z'],
    ['the furthest west', 'Pacific/Niue', '2026-06-30', '2026-06-30T11:00:00Z'],
    ['UTC', 'UTC', '2024-02-29', '2024-02-29T00:00:00Z'],
  ] as const)('returns the first instant of %s', (_, timeZone, day, expected) => {
    expect(startOfDayIn(timeZone, day)).toEqual(new Date(expected));
  });
});

it.each([
  ['America/New_York', '2026-07-02T04:00:00Z', '00:00'],
  ['America/New_York', '2026-01-01T04:59:59Z', '23:59'],
  ['Asia/Kolkata', '2026-06-30T08:35:00Z', '14:05'],
])('returns the time of %s in %s as %s', (timeZone, instant, expected) => {
  expect(timeIn(timeZone, new Date(instant))).toBe(expected);
});

it('creates one formatter per time zone for many instants', () => {
  const count = countFormatters(() => {
    for (let minute = 0; minute < 300; minute++) {
      const instant = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
      todayIn('America/Chicago', instant);
      timeIn('America/Chicago', instant);
    }
    startOfDayIn('America/Chicago', '2026-01-01');
  });
  expect(count).toBe(2);
});

/**
 * Counts the day and time formatters that are created while `work` runs. Each call of one of these Date
 * methods creates a formatter.
 */
function countFormatters(work: () => void): number {
  let count = 0;
  const formattingMethods = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;
  const { DateTimeFormat } = Intl;
  const originalMethods = formattingMethods.map(name => Date.prototype[name]);
  class CountingFormat extends DateTimeFormat {
    constructor(...args: ConstructorParameters<typeof DateTimeFormat>) {
      super(...args);
      count++;
    }
  }
  Intl.DateTimeFormat = CountingFormat as typeof DateTimeFormat;
  for (const [index, name] of formattingMethods.entries()) {
    Date.prototype[name] = function countingMethod(this: Date, ...args: Parameters<Date['toLocaleString']>) {
      count++;
      return originalMethods[index]?.apply(this, args) ?? '';
    };
  }
  try {
    work();
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
    for (const [index, name] of formattingMethods.entries())
      Date.prototype[name] = originalMethods[index] ?? Date.prototype[name];
  }
  return count;
}
