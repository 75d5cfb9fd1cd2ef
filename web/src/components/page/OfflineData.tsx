import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Day, dayInZone, formatClockTime, formatLongDay, timeInZone } from '../../lib/days/dates';
import { useStoreTimeZone, useStoreToday } from '../../lib/days/StoreDayProvider';
import { readCachedDay } from '../../lib/offline/cachedResults';
import { useResultTime } from '../../lib/offline/resultTime';
import { useViewer } from '../../lib/viewer';

/** Shows when the cached result of a query was loaded, but only while the server is unreachable. */
export function OfflineDataNotice({ query }: { query: string }) {
  const loadedAt = useResultTime(query);
  const timeZone = useStoreTimeZone();
  const today = useStoreToday();
  if (loadedAt === undefined) return null;
  const day = dayInZone(timeZone, new Date(loadedAt));
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
      Can’t reach the server. Data as of {formatClockTime(timeInZone(timeZone, new Date(loadedAt)))}
      {day !== today && `, ${formatLongDay(day)}`}.
    </Box>
  );
}

type Props = {
  /** The name of a query that loads a single day. */
  query: string;
  /** The day that cannot be loaded. */
  day: Day;
  children: (cachedDay: Day) => ReactNode;
  /** Shown if no earlier day is cached. */
  fallback?: ReactNode;
};

/**
 * Shows the last cached day below the current day, which cannot be loaded without a connection (up-log.md,
 * Offline).
 */
export function LastCachedDay({ query, day, children, fallback = null }: Props) {
  const { id } = useViewer();
  const today = useStoreToday();
  const cachedDay = readCachedDay(id, query);
  if (!cachedDay || day !== today || cachedDay === today) return fallback;
  return (
    <Box component="section" aria-labelledby="last-seen-day">
      <Box component="h2" id="last-seen-day" sx={{ typography: 'subtitle1', my: 1 }}>
        {formatLongDay(cachedDay)}
      </Box>
      {children(cachedDay)}
    </Box>
  );
}
