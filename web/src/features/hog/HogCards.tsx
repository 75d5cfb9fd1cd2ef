import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { HogDealFragment } from '../../generated/graphql';
import { HogCard } from './HogCard';

/** The deals of a phone, one under another: nothing to scroll sideways for, and inputs for a thumb. */
export function HogCards({ rows }: { rows: readonly HogDealFragment[] }) {
  const first = rows[0]?.number;
  const shownFirst = useRef(first);
  useEffect(
    function showOtherDealsFromTheTop() {
      if (shownFirst.current !== first) window.scrollTo({ top: 0 });
      shownFirst.current = first;
    },
    [first],
  );
  return (
    <Box component="ul" aria-label="Deals" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {rows.map(deal => (
        <HogCard key={deal.number} deal={deal} />
      ))}
    </Box>
  );
}
