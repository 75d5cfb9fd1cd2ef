const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** Returns a day as YYYY-MM-DD in the store's time zone, where a day ends hours later than in UTC. */
export const storeDay = (daysAgo = 0): string => dayFormat.format(Date.now() - daysAgo * 86_400_000);
