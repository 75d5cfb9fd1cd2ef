/** What can be known of a token by looking at it. */
type Ends = { expiresAt: string; revokedAt?: string | null };

/** Whether a token still opens the door, and if not, why. */
export function stateOf({ expiresAt, revokedAt }: Ends, now: Date): 'live' | 'revoked' | 'expired' {
  if (revokedAt) return 'revoked';
  return new Date(expiresAt) > now ? 'live' : 'expired';
}
