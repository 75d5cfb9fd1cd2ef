import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { closedWords, monthTitle } from '../../../components/closed/closedWords';
import { LoadError } from '../../../components/page/LoadError';
import { CardsSkeleton } from '../../../components/page/Skeletons';
import { useWhatWasClosedQuery } from '../../../generated/graphql';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { openWords } from '../../../lib/values/openPoints';
import { DealLink, listOfLinks } from '../history/DealLink';
import { reopenedWords } from './closingWords';
import { MonthParts } from './MonthParts';
import { OtherClosings } from './OtherClosings';

/** A month as it was when it was closed, whatever became of it. */
export function WhatWasClosed({ id }: { id: number }) {
  const { data, error, refetch } = useWhatWasClosedQuery({ variables: { closing: id } });
  const timeZone = useStoreTimeZone();
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton cards={3} height={120} />;
  const { closing, ...stands } = data.whatWasClosed;
  return (
    <>
      <Box>
        <Typography variant="h2">{monthTitle(closing.month)}, as it was closed</Typography>
        {[closedWords(closing, timeZone), reopenedWords(closing, timeZone)].map(words => (
          <Box key={words} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {words}
          </Box>
        ))}
      </Box>
      <OtherClosings month={closing.month} shown={id} />
      <MonthParts
        month={closing.month}
        stands={stands}
        openList={
          <Box component="ul" aria-label="What was open" sx={listOfLinks}>
            {stands.open.map(({ number, numberNow, customerName, kinds }) => (
              <li key={number}>
                <DealLink number={number} numberNow={numberNow} />
                {customerName}: {openWords(kinds)}
              </li>
            ))}
          </Box>
        }
      />
    </>
  );
}
