const MINUTE_MS = 60_000;

/** Formats the time of a display's last request. The server updates this time once a minute. */
export function formatLastSeen(lastSeenAt: string | null, now: Date): string {
  if (lastSeenAt === null) return 'Never connected';
  const minutes = Math.floor((now.getTime() - new Date(lastSeenAt).getTime()) / MINUTE_MS);
  if (minutes < 2) return 'Online';
  if (minutes < 60) return `Last seen ${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `Last seen ${hours === 1 ? 'an hour' : `${hours} hours`} ago`;
  const days = Math.floor(hours / 24);
  return `Last seen ${days === 1 ? 'a day' : `${days} days`} ago`;
}
