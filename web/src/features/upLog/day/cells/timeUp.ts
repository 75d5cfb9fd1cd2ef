const typed = /^(\d{1,2})(?::?(\d{2}))?\s*(a|p|am|pm)?$/;

/**
 * A typed time as HH:mm: `215`, `2:15`, `2:15 PM`, `2p`, `14:15`. Empty is null; undefined when it is no time. Without a or p
 * the hours 1 to 6 are the afternoon's, for a floor is closed before 7.
 */
export function parseTime(text: string): string | null | undefined {
  const trimmed = text.trim().toLowerCase().replaceAll('.', '');
  if (trimmed === '') return null;
  const [, hours, minutes = '00', half] = typed.exec(trimmed) ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const hour = hourOfDay(hours, half?.charAt(0));
  return hour === undefined ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOfDay(typedHours: string, half: string | undefined): number | undefined {
  const hours = Number(typedHours);
  if (half) return hours >= 1 && hours <= 12 ? (hours % 12) + (half === 'p' ? 12 : 0) : undefined;
  if (hours > 23) return undefined;
  const isAfternoon = hours >= 1 && hours <= 6 && !typedHours.startsWith('0');
  return isAfternoon ? hours + 12 : hours;
}
