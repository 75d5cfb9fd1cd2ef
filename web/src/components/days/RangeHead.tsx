import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type DayRange, formatDayRange, formatUsDay } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { PrintedAt } from '../page/PrintedAt';

type Props = {
  range: DayRange;
  /** Other selected filters, which only print shows. */
  selection?: string;
  /** A badge with the person who closed the month, on reports. */
  closedBadge?: ReactNode;
};

/** Shows next to a title the days of the content; in print with their years and the time of printing. */
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
