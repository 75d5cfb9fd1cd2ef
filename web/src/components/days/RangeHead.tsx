import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type DayRange, spokenRange, usDay } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { PrintedAt } from '../page/PrintedAt';

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
      <PrintedAt />
    </>
  );
}
