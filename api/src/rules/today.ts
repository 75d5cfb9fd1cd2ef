import type { Day } from './calendar.ts';

// Making a formatter costs more than all the rest of a report's arithmetic, and a store has one zone.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/**
 * The calendar day that it is at an instant in a time zone: the store's today (rules.md, Calendar).
 * @param timeZone an IANA name, such as `America/New_York`
 * @throws RangeError when the zone is unknown
 */
export function todayIn(timeZone: string, instant: Date): Day {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') => parts.find(each => each.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}` as Day;
}
