import type { Day } from './calendar.ts';

// Making a formatter costs more than all the rest of a report's arithmetic, and a store has one zone.
function madeOnce(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return timeZone => {
    const known = formatters.get(timeZone);
    if (known) return known;
    const made = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      ...options,
    });
    formatters.set(timeZone, made);
    return made;
  };
}

const dayFormat = madeOnce({ year: 'numeric', month: '2-digit', day: '2-digit' });
const timeFormat = madeOnce({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const MINUTE_MS = 60_000;

// Every call needs today; no zone's day begins within a minute.
let lastAsked: { readonly timeZone: string; readonly minute: number; readonly day: Day } | undefined;

/**
 * The calendar day that it is at an instant in a time zone: the store's today (rules.md, Calendar).
 * @param timeZone an IANA name, such as `America/New_York`
 * @throws RangeError when the zone is unknown
 */
export function todayIn(timeZone: string, instant: Date): Day {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (lastAsked?.minute === minute && lastAsked.timeZone === timeZone) return lastAsked.day;
  const day = dayIn(timeZone, instant);
  lastAsked = { timeZone, minute, day };
  return day;
}

function dayIn(timeZone: string, instant: Date): Day {
  const parts = dayFormat(timeZone).formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') => parts.find(each => each.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}` as Day;
}

/**
 * The time of day at an instant in a time zone, as HH:mm, midnight being 00:00.
 * @throws RangeError when the zone is unknown
 */
export function timeIn(timeZone: string, instant: Date): string {
  return timeFormat(timeZone).format(instant);
}

const HOUR_MS = 60 * 60_000;

/** No zone is further from UTC than this. */
const FURTHEST_MS = 15 * HOUR_MS;

/**
 * The instant at which a calendar day begins in a time zone, also where the clocks skip its midnight.
 * @throws RangeError when the zone is unknown
 */
export function startOfDayIn(timeZone: string, day: Day): Date {
  const inUtc = Date.parse(`${day}T00:00:00Z`);
  let [before, from] = [inUtc - FURTHEST_MS, inUtc + FURTHEST_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(timeZone, new Date(middle)) < day) before = middle;
    else from = middle;
  }
  return new Date(from);
}
