import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { formatInstant } from '../../lib/values/changeWords';

/** Shows the time of printing at the end of the header, in print only. */
export const PrintedAt = () => (
  <Box component="span" sx={{ display: 'none', displayPrint: 'block', ml: 'auto' }}>
    Printed {usePrintTime()}
  </Box>
);

/** Returns the store's time of the last print. */
function usePrintTime(): string {
  const timeZone = useStoreTimeZone();
  const [instant, setInstant] = useState(() => new Date());
  useEffect(function trackPrinting() {
    // Updates synchronously, because the browser prints the page right after this event.
    const updateInstant = () => flushSync(() => setInstant(new Date()));
    window.addEventListener('beforeprint', updateInstant);
    return () => window.removeEventListener('beforeprint', updateInstant);
  }, []);
  return formatInstant(instant, timeZone);
}
