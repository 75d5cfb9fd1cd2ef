import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { type Day, formatWeekday } from '../../../lib/days/dates';
import { formatCount, formatUnits } from '../../../lib/values/units';
import { DealsOfDayDocument } from '../deals.generated';

/** Shows the weekday and totals of the day: "Saturday · 12 deals · 7.0 units sold". */
export function DaySummary({ day }: { day: Day }) {
  const { data } = useQuery(DealsOfDayDocument, { variables: { day }, fetchPolicy: 'cache-only' });
  const totals = data?.hog.totals;
  const deals = totals && `${formatCount(totals.totalEntries)} ${totals.totalEntries === 1 ? 'deal' : 'deals'}`;
  const sold = totals && `${formatUnits(totals.totalSold)} units sold`;
  return (
    // Takes a separate line on a phone from the start, so that loaded figures do not move it.
    <Box component="span" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
      {[formatWeekday(day), deals, sold].filter(Boolean).join(' · ')}
    </Box>
  );
}
