import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { timeWords } from '../../lib/values/changeWords';

/** On paper, at the end of the head: the time of printing. */
export const PrintedAt = () => (
  <Box component="span" sx={{ display: 'none', displayPrint: 'block', ml: 'auto' }}>
    Printed {usePrintTime()}
  </Box>
);

/** The store's time at which the page was last sent to a printer. */
function usePrintTime(): string {
  const timeZone = useStoreTimeZone();
  const [instant, setInstant] = useState(() => new Date());
  useEffect(function noticePrinting() {
    // At once: the page is printed as it stands when this event has been heard.
    const notice = () => flushSync(() => setInstant(new Date()));
    window.addEventListener('beforeprint', notice);
    return () => window.removeEventListener('beforeprint', notice);
  }, []);
  return timeWords(instant, timeZone);
}
