import Box from '@mui/material/Box';
import type { HogDealFragment } from '../../../generated/graphql';
import { useOnChange } from '../../../lib/hooks/useOnChange';
import { useClosedDeals } from '../useClosedDeals';
import { HogCard } from './HogCard';

type Props = { rows: readonly HogDealFragment[]; question: unknown; isToDo: boolean };

/** The deals of a phone, one under another: nothing to scroll sideways for, and inputs for a thumb. */
export function HogCards({ rows, question, isToDo }: Props) {
  useOnChange(question, function showOtherDealsFromTheTop() {
    window.scrollTo({ top: 0 });
  });
  const closedMonth = useClosedDeals(rows);
  return (
    <Box component="ul" aria-label="Deals" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {rows.map(deal => (
        <HogCard key={deal.number} deal={deal} isToDo={isToDo} isClosed={closedMonth(deal) !== undefined} />
      ))}
    </Box>
  );
}
