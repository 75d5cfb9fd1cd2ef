import type { Day } from '../../lib/days/dates';

/** What can be known of a token by looking at it. */
type Ends = { expiresAt: string; revokedAt?: string | null };

/** Whether a token still opens the door, and if not, why. */
export function stateOf({ expiresAt, revokedAt }: Ends, now: Date): 'live' | 'revoked' | 'expired' {
  if (revokedAt) return 'revoked';
  return new Date(expiresAt) > now ? 'live' : 'expired';
}

/** A token ends with a day, at the first instant of the next: this is the last of its own. */
export const lastInstant = (expiresAt: string): Date => new Date(Date.parse(expiresAt) - 1);

const DAY_MS = 24 * 60 * 60_000;
const SOON_DAYS = 7;

/** "Ends tomorrow": said of a token that has a week or less. */
export function endsSoon(lastDay: Day, today: Day): string | undefined {
  const days = (Date.parse(lastDay) - Date.parse(today)) / DAY_MS;
  if (days > SOON_DAYS) return undefined;
  if (days <= 0) return 'Ends today';
  return days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`;
}
