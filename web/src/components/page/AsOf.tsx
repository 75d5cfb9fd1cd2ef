import Box from '@mui/material/Box';
import { clockTime, dayIn, longDay, timeIn } from '../../lib/days/dates';
import { useStoreTimeZone, useStoreToday } from '../../lib/days/storeDay';
import { useAsOf } from '../../lib/lastSeen/asOf';

/** Says since when what is shown of a query may have changed, while no server can be reached. */
export function AsOf({ query }: { query: string }) {
  const at = useAsOf(query);
  const timeZone = useStoreTimeZone();
  const today = useStoreToday();
  if (at === undefined) return null;
  const day = dayIn(timeZone, new Date(at));
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
      The server cannot be reached. This is as of {clockTime(timeIn(timeZone, new Date(at)))}
      {day !== today && `, ${longDay(day)}`}.
    </Box>
  );
}
