import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Day, longDay } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { lastSeenDay } from '../../lib/lastSeen/lastSeen';
import { useViewer } from '../../lib/viewer';

type Props = {
  /** The query of a day. */
  query: string;
  /** The day that cannot be read. */
  day: Day;
  children: (seen: Day) => ReactNode;
  /** In its place where there is none. */
  fallback?: ReactNode;
};

/** The day that was seen last, below today, which cannot be read without a line (up-log.md, Without a line). */
export function LastSeenDay({ query, day, children, fallback = null }: Props) {
  const { id } = useViewer();
  const today = useStoreToday();
  const seen = lastSeenDay(id, query);
  if (!seen || day !== today || seen === today) return fallback;
  return (
    <Box component="section" aria-labelledby="last-seen-day">
      <Box component="h2" id="last-seen-day" sx={{ typography: 'subtitle1', my: 1 }}>
        {longDay(seen)}
      </Box>
      {children(seen)}
    </Box>
  );
}
