import { startOfDayIn, timeIn, todayIn } from './today.ts';

describe('the store’s today', () => {
  it.each([
    ['a US evening, already tomorrow in UTC', 'America/New_York', '2026-03-01T02:30:00Z', '2026-02-28'],
    ['the last second of a winter day in New York', 'America/New_York', '2026-01-01T04:59:59Z', '2025-12-31'],
    ['midnight of a winter day in New York', 'America/New_York', '2026-01-01T05:00:00Z', '2026-01-01'],
    ['the last second of a summer day in New York', 'America/New_York', '2026-07-02T03:59:59Z', '2026-07-01'],
    ['midnight of a summer day in New York', 'America/New_York', '2026-07-02T04:00:00Z', '2026-07-02'],
    ['the same evening in Los Angeles', 'America/Los_Angeles', '2026-07-02T04:00:00Z', '2026-07-01'],
    ['a leap day’s evening in Honolulu', 'Pacific/Honolulu', '2024-03-01T09:59:59Z', '2024-02-29'],
    ['the morning after, already, in Auckland', 'Pacific/Auckland', '2026-06-30T12:00:00Z', '2026-07-01'],
    ['half an hour that only Kolkata is ahead', 'Asia/Kolkata', '2026-06-30T18:30:00Z', '2026-07-01'],
    ['UTC itself', 'UTC', '2026-06-30T23:59:59Z', '2026-06-30'],
  ])('in %s', (_, timeZone, instant, expected) => {
    expect(todayIn(timeZone, new Date(instant))).toBe(expected);
  });

  it('stays one day through the hour that the clocks repeat', () => {
    expect(todayIn('America/New_York', new Date('2026-11-01T05:30:00Z'))).toBe('2026-11-01');
    expect(todayIn('America/New_York', new Date('2026-11-01T06:30:00Z'))).toBe('2026-11-01');
  });

  it('refuses a zone that does not exist', () => {
    expect(() => todayIn('America/Gotham', new Date(0))).toThrow(RangeError);
  });
});

describe('the start of a day', () => {
  it.each([
    ['a winter day in New York', 'America/New_York', '2026-01-01', '2026-01-01T05:00:00Z'],
    ['the day the clocks go forward in New York', 'America/New_York', '2026-03-08', '2026-03-08T05:00:00Z'],
    ['the day after', 'America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
    ['a day whose midnight the clocks skip', 'Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z'],
    ['the furthest east', 'Pacific/Kiritimati', '2026-06-30', '2026-06-29T10:00:00Z'],
    ['the furthest west', 'Pacific/Niue', '2026-06-30', '2026-06-30T11:00:00Z'],
    ['UTC', 'UTC', '2024-02-29', '2024-02-29T00:00:00Z'],
  ] as const)('of %s', (_, timeZone, day, expected) => {
    expect(startOfDayIn(timeZone, day)).toEqual(new Date(expected));
  });
});

it.each([
  ['America/New_York', '2026-07-02T04:00:00Z', '00:00'],
  ['America/New_York', '2026-01-01T04:59:59Z', '23:59'],
  ['Asia/Kolkata', '2026-06-30T08:35:00Z', '14:05'],
])('the clocks in %s at %s show %s', (timeZone, instant, expected) => {
  expect(timeIn(timeZone, new Date(instant))).toBe(expected);
});

it('makes a formatter once for a zone, for all instants of a long list', () => {
  const made = countFormatters(() => {
    for (let minute = 0; minute < 300; minute++) {
      const instant = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
      todayIn('America/Chicago', instant);
      timeIn('America/Chicago', instant);
    }
    startOfDayIn('America/Chicago', '2026-01-01');
  });
  expect(made).toBe(2);
});

/** How many formatters of days and times are made meanwhile: each call of these makes one. */
function countFormatters(work: () => void): number {
  let count = 0;
  const making = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;
  const { DateTimeFormat } = Intl;
  const originals = making.map(name => Date.prototype[name]);
  class Counted extends DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
      super(...given);
      count++;
    }
  }
  Intl.DateTimeFormat = Counted as typeof DateTimeFormat;
  for (const [place, name] of making.entries()) {
    Date.prototype[name] = function counted(this: Date, ...given: Parameters<Date['toLocaleString']>) {
      count++;
      return originals[place]?.apply(this, given) ?? '';
    };
  }
  try {
    work();
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
    for (const [place, name] of making.entries())
      Date.prototype[name] = originals[place] ?? Date.prototype[name];
  }
  return count;
}
