import type { Day } from '../../lib/days/dates';

type TokenDates = { expiresAt: string; revokedAt?: string | null };

/** Returns the state of a token. A revoked token stays revoked after it expires. */
export function getTokenState(
  { expiresAt, revokedAt }: TokenDates,
  now: Date,
): 'live' | 'revoked' | 'expired' {
  if (revokedAt) return 'revoked';
  return new Date(expiresAt) > now ? 'live' : 'expired';
}

/** Returns the last instant of the token's last day. `expiresAt` is the first instant of the next day. */
export const getLastInstant = (expiresAt: string): Date => new Date(Date.parse(expiresAt) - 1);

const DAY_MS = 24 * 60 * 60_000;
const EXPIRY_WARNING_DAYS = 7;

/** Returns a warning such as "Expires tomorrow" if the token expires within a week. */
export function formatExpiryWarning(lastDay: Day, today: Day): string | undefined {
  const days = (Date.parse(lastDay) - Date.parse(today)) / DAY_MS;
  if (days > EXPIRY_WARNING_DAYS) return undefined;
  if (days <= 0) return 'Expires today';
  return days === 1 ? 'Expires tomorrow' : `Expires in ${days} days`;
}
