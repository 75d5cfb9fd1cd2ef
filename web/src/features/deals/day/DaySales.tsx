import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { type Day, weekday } from '../../../lib/days/dates';
import { count, units } from '../../../lib/values/units';
import { DealsOfDayDocument } from '../deals.generated';

/** What the shown day comes to: "Saturday · 12 deals · 7.0 units sold". */
export function DaySales({ day }: { day: Day }) {
  const { data } = useQuery(DealsOfDayDocument, { variables: { day }, fetchPolicy: 'cache-only' });
  const totals = data?.hog.totals;
  const deals = totals && `${count(totals.totalEntries)} ${totals.totalEntries === 1 ? 'deal' : 'deals'}`;
  const sold = totals && `${units(totals.totalSold)} units sold`;
  return (
    // A line of its own on a phone, where the figures would move it there once they are loaded.
    <Box component="span" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
      {[weekday(day), deals, sold].filter(Boolean).join(' · ')}
    </Box>
  );
}
