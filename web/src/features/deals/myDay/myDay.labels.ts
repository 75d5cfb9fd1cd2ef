import dayjs from 'dayjs';
import type { Day, DayRange } from '../../../lib/days/dates';
import { formatCount, formatOrdinal } from '../../../lib/format/numbers';
import type { MyDayQuery } from './myDay.generated';

/**
 * Formats the days since the last sale: "Today", "5", or a dash if there is no sale.
 * `formatDaysSinceSaleNote` returns the text below the number.
 */
export function formatDaysSinceSale(days: number | null): string {
  if (days === null) return '–';
  return days === 0 ? 'Today' : formatCount(days);
}

/** Returns the text below the days since the last sale: "days ago", "none yet", or undefined for today. */
export function formatDaysSinceSaleNote(days: number | null): string | undefined {
  if (days === null) return 'none yet';
  return days === 0 ? undefined : `${days === 1 ? 'day' : 'days'} ago`;
}

/** Formats the days from the start of the month to today: "Nov 1–22". */
export function formatDaysToDate({ start, end }: DayRange): string {
  return start === end ? dayjs(end).format('MMM D') : `${dayjs(start).format('MMM D')}–${dayjs(end).date()}`;
}

/**
 * Formats the viewer's position in the rotation: "you’re 3rd of 7 in line". Returns the reason if the viewer
 * has no position.
 */
export function formatTurnPosition({
  place,
  people,
  isHeld = false,
}: {
  place: number | null;
  people: number;
  isHeld?: boolean;
}): string {
  if (isHeld) return 'you’re on hold';
  if (people === 0) return 'no ups today';
  if (place === null) return 'you’re not in line today';
  return place === 1 ? `of ${people} in line` : `you’re ${formatOrdinal(place)} of ${people} in line`;
}

/** Formats a month: "Jun 2026". */
export const formatShortMonth = (day: Day): string => dayjs(day).format('MMM YYYY');

/** Formats the difference between this year and last year: "+7 this year", "−7 this year", "even". */
export function formatYearDifference(difference: number): string {
  if (difference === 0) return 'even';
  return `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))} this year`;
}

/** Formats a person and the days without a sale: "Ann Zorn 12 days", "Bob Baker no sale yet". */
export const formatDaysWithoutSale = ({
  person,
  days,
}: {
  person: { name: string };
  days: number | null;
}): string => `${person.name} ${days === null ? 'no sale yet' : `${formatCount(days)} days`}`;

export type OwnMonthData = NonNullable<MyDayQuery['myDay']['ownMonth']>;

export type StoreDayData = NonNullable<MyDayQuery['myDay']['storeDay']>;
