import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DayRange, formatDayRange, formatUsDay } from '../../lib/days/dates';
import { useStoreTimeZone, useStoreToday } from '../../lib/days/StoreDayProvider';
import { formatInstant } from '../../lib/format/changes';

type Props = {
  range: DayRange;
  /** Other selected filters, which are shown only in print. */
  selection?: string;
  /** A badge with the person who closed the month, on reports. */
  closedBadge?: ReactNode;
};

/**
 * Shows the days of the content next to a title. In print, also shows their years and the time of printing.
 */
export function HeaderDateRange({ range, selection, closedBadge }: Props) {
  const today = useStoreToday();
  return (
    <>
      <Box component="span" aria-live="polite" sx={{ whiteSpace: 'nowrap', displayPrint: 'none' }}>
        {formatDayRange(range, today)}
      </Box>
      <Box component="span" sx={{ display: 'none', displayPrint: 'block' }}>
        {formatUsDay(range.start)} – {formatUsDay(range.end)}
        {selection && ` · ${selection}`}
      </Box>
      {closedBadge}
      <PrintedAt />
    </>
  );
}

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
