import dayjs from 'dayjs';
import type { Day, DayRange } from '../../../lib/days/dates';
import { ordinal } from '../../../lib/values/ordinal';
import { count } from '../../../lib/values/units';

/** How long ago a sale was, with `daysNote` below it: "Today", "5"; a dash for none. */
export function daysText(days: number | null): string {
  if (days === null) return '–';
  return days === 0 ? 'Today' : count(days);
}

/** What belongs to that number. */
export function daysNote(days: number | null): string | undefined {
  if (days === null) return 'none yet';
  return days === 0 ? undefined : `${days === 1 ? 'day' : 'days'} ago`;
}

/** "Nov 1–22". */
export function daysToDate({ start, end }: DayRange): string {
  return start === end ? dayjs(end).format('MMM D') : `${dayjs(start).format('MMM D')}–${dayjs(end).date()}`;
}

/** One's own place in turn: "you are 3rd of 7"; what is missing where one has none. */
export function placeWords({
  place,
  people,
  isHeld = false,
}: {
  place: number | null;
  people: number;
  isHeld?: boolean;
}): string {
  if (isHeld) return 'your turn is held';
  if (people === 0) return 'no ups today';
  if (place === null) return 'no up of yours today';
  return place === 1 ? `of ${people}` : `you are ${ordinal(place)} of ${people}`;
}

/** "Jun 2026". */
export const shortMonth = (day: Day): string => dayjs(day).format('MMM YYYY');

/** How this year stands to the last: "7 ahead", "7 behind", "level". */
export function aheadWords(difference: number): string {
  if (difference === 0) return 'level';
  return `${count(Math.abs(difference))} ${difference > 0 ? 'ahead' : 'behind'}`;
}

/** Who has not sold, and for how long: "Ann Zorn 12 days", "Bob Baker none yet". */
export const withoutSaleWords = ({
  person,
  days,
}: {
  person: { name: string };
  days: number | null;
}): string => `${person.name} ${days === null ? 'none yet' : `${count(days)} days`}`;
