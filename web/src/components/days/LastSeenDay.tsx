import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Day, formatLongDay } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { readCachedDay } from '../../lib/lastSeen/lastSeen';
import { useViewer } from '../../lib/viewer';

type Props = {
  /** The name of a query for one day. */
  query: string;
  /** The day that cannot be loaded. */
  day: Day;
  children: (cachedDay: Day) => ReactNode;
  /** Shown if no earlier day is cached. */
  fallback?: ReactNode;
};

/**
 * Shows the last cached day below today, which cannot be loaded without a connection (up-log.md, Without a
 * line).
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
