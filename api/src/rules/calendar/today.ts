import type { Day } from './calendar.ts';

// Creating a formatter costs more than the rest of a report's arithmetic. A store has one time zone, so
// formatters are cached.
function createFormatterCache(
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return timeZone => {
    const cached = formatters.get(timeZone);
    if (cached) return cached;
    const formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      ...options,
    });
    formatters.set(timeZone, formatter);
    return formatter;
  };
}

const getDayFormatter = createFormatterCache({ year: 'numeric', month: '2-digit', day: '2-digit' });
const getTimeFormatter = createFormatterCache({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const MINUTE_MS = 60_000;

// Every request needs the current day. No time zone starts a day in the middle of a minute, so the last
// result is reused within the same minute.
let lastToday: { readonly timeZone: string; readonly minute: number; readonly day: Day } | undefined;

/**
 * Returns the calendar day at an instant in a time zone: the store's today (rules.md, Calendar).
 * @param timeZone an IANA name, such as `America/New_York`
 * @throws RangeError when the time zone is unknown
 */
export function todayIn(timeZone: string, instant: Date): Day {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (lastToday?.minute === minute && lastToday.timeZone === timeZone) return lastToday.day;
  const day = dayIn(timeZone, instant);
  lastToday = { timeZone, minute, day };
  return day;
}

function dayIn(timeZone: string, instant: Date): Day {
  const parts = getDayFormatter(timeZone).formatToParts(instant);
  const getPart = (type: 'year' | 'month' | 'day') => parts.find(each => each.type === type)?.value;
  return `${getPart('year')}-${getPart('month')}-${getPart('day')}` as Day;
}

/**
 * Returns the time of day at an instant in a time zone as HH:mm; midnight is 00:00.
 * @throws RangeError when the time zone is unknown
 */
export function timeIn(timeZone: string, instant: Date): string {
  return getTimeFormatter(timeZone).format(instant);
}

const HOUR_MS = 60 * 60_000;

/** More than the largest offset of a time zone from UTC. */
const MAX_OFFSET_MS = 15 * HOUR_MS;

/**
 * Returns the instant at which a calendar day starts in a time zone, even when the clocks skip its midnight.
 * @throws RangeError when the time zone is unknown
 */
export function startOfDayIn(timeZone: string, day: Day): Date {
  const inUtc = Date.parse(`${day}T00:00:00Z`);
  let [before, from] = [inUtc - MAX_OFFSET_MS, inUtc + MAX_OFFSET_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(timeZone, new Date(middle)) < day) before = middle;
    else from = middle;
  }
  return new Date(from);
}
