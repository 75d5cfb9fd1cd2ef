import Box from '@mui/material/Box';
import { formatClockTime, dayInZone, formatLongDay, timeInZone } from '../../lib/days/dates';
import { useStoreTimeZone, useStoreToday } from '../../lib/days/storeDay';
import { useResultTime } from '../../lib/lastSeen/asOf';

/** Shows when the cached result of a query was loaded, while the server is unreachable. */
export function OfflineDataNotice({ query }: { query: string }) {
  const loadedAt = useResultTime(query);
  const timeZone = useStoreTimeZone();
  const today = useStoreToday();
  if (loadedAt === undefined) return null;
  const day = dayInZone(timeZone, new Date(loadedAt));
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
      The server cannot be reached. This is as of {formatClockTime(timeInZone(timeZone, new Date(loadedAt)))}
      {day !== today && `, ${formatLongDay(day)}`}.
    </Box>
  );
}
