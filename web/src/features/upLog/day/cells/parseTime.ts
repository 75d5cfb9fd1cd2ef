const TIME_PATTERN = /^(\d{1,2})(?::?(\d{2}))?\s*(a|p|am|pm)?$/;

/**
 * Parses a typed time into HH:mm: `215`, `2:15`, `2:15 PM`, `2p`, `14:15`. Returns null for an empty text and
 * undefined for an invalid time.
 * Without a or p, the hours 1 to 6 are in the afternoon, because the store is closed before 7 AM.
 */
export function parseTime(text: string): string | null | undefined {
  const trimmed = text.trim().toLowerCase().replaceAll('.', '');
  if (trimmed === '') return null;
  const [, hours, minutes = '00', meridiem] = TIME_PATTERN.exec(trimmed) ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const hour = toHourOfDay(hours, meridiem?.charAt(0));
  return hour === undefined ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`;
}

function toHourOfDay(typedHours: string, meridiem: string | undefined): number | undefined {
  const hours = Number(typedHours);
  if (meridiem) return hours >= 1 && hours <= 12 ? (hours % 12) + (meridiem === 'p' ? 12 : 0) : undefined;
  if (hours > 23) return undefined;
  const isAfternoon = hours >= 1 && hours <= 6 && !typedHours.startsWith('0');
  return isAfternoon ? hours + 12 : hours;
}
