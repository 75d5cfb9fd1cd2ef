import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIsPrinting } from '../../../lib/hooks/useIsPrinting';
import { formatOpenItems } from '../../../lib/values/openPoints';
import { formatCount } from '../../../lib/values/units';
import { DealLink, dealLinkListStyles } from '../history/DealLink';
import type { ClosingOpenDealFragment } from './closing.generated';
import { formatOpenDealCount } from './closingWords';
import { MonthSection } from './MonthParts';

/** A closed month often has more than a hundred deals with open items, and its figures matter more. */
const MAX_COLLAPSED_DEALS = 10;

/**
 * Lists the deals that had open items when a month was closed: the first few, or all when expanded or
 * printed.
 */
export function ClosingOpenDeals({ openDeals }: { openDeals: readonly ClosingOpenDealFragment[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isPrinting = useIsPrinting();
  const visibleDeals = isExpanded || isPrinting ? openDeals : openDeals.slice(0, MAX_COLLAPSED_DEALS);
  return (
    <MonthSection title="What was open">
      <span>{formatOpenDealCount(openDeals.length, 'was')}</span>
      {openDeals.length > 0 && (
        <Box component="ul" aria-label="Deals that were open" sx={dealLinkListStyles}>
          {visibleDeals.map(({ number, numberNow, customerName, kinds }) => (
            <li key={number}>
              <DealLink number={number} numberNow={numberNow} />
              {customerName}: {formatOpenItems(kinds)}
            </li>
          ))}
        </Box>
      )}
      {openDeals.length > MAX_COLLAPSED_DEALS && (
        <Button
          variant="outlined"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          sx={{ justifySelf: 'start', displayPrint: 'none' }}
        >
          {isExpanded ? `Show the first ${MAX_COLLAPSED_DEALS}` : `Show all ${formatCount(openDeals.length)}`}
        </Button>
      )}
    </MonthSection>
  );
}
