import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DayRange, spokenRange, usDay } from '../../lib/days/dates';
import { useStoreTimeZone, useStoreToday } from '../../lib/days/storeDay';
import { timeWords } from '../../lib/values/changeWords';

type Props = {
  range: DayRange;
  /** What else was chosen, which paper does not show otherwise. */
  chosen?: string;
  /** Who closed their month, beside a report. */
  closed?: ReactNode;
};

/** Beside a title: the days that are shown; on paper with their years and the time of printing. */
export function RangeHead({ range, chosen, closed }: Props) {
  const today = useStoreToday();
  return (
    <>
      <Box component="span" aria-live="polite" sx={{ whiteSpace: 'nowrap', displayPrint: 'none' }}>
        {spokenRange(range, today)}
      </Box>
      <Box component="span" sx={{ display: 'none', displayPrint: 'block' }}>
        {usDay(range.start)} – {usDay(range.end)}
        {chosen && ` · ${chosen}`}
      </Box>
      {closed}
      <Box component="span" sx={{ display: 'none', displayPrint: 'block', ml: 'auto' }}>
        Printed {usePrintTime()}
      </Box>
    </>
  );
}

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
