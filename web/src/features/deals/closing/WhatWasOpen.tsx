import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIsPrinting } from '../../../lib/hooks/useIsPrinting';
import { openWords } from '../../../lib/values/openPoints';
import { count } from '../../../lib/values/units';
import { DealLink, listOfLinks } from '../history/DealLink';
import type { ClosingOpenFragment } from './closing.generated';
import { openSentence } from './closingWords';
import { MonthPart } from './MonthParts';

/** A closed month often has more than a hundred, and is read for its figures. */
const MAX_FOLDED = 10;

/** The deals on which something was open when a month was closed: the first few, and all on demand and on paper. */
export function WhatWasOpen({ open }: { open: readonly ClosingOpenFragment[] }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isPrinting = useIsPrinting();
  const deals = isUnfolded || isPrinting ? open : open.slice(0, MAX_FOLDED);
  return (
    <MonthPart title="What was open">
      <span>{openSentence(open.length, 'was')}</span>
      {open.length > 0 && (
        <Box component="ul" aria-label="Deals that were open" sx={listOfLinks}>
          {deals.map(({ number, numberNow, customerName, kinds }) => (
            <li key={number}>
              <DealLink number={number} numberNow={numberNow} />
              {customerName}: {openWords(kinds)}
            </li>
          ))}
        </Box>
      )}
      {open.length > MAX_FOLDED && (
        <Button
          variant="outlined"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          sx={{ justifySelf: 'start', displayPrint: 'none' }}
        >
          {isUnfolded ? `Show the first ${MAX_FOLDED}` : `Show all ${count(open.length)}`}
        </Button>
      )}
    </MonthPart>
  );
}
