import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMonthClosing, formatMonthTitle } from '../../../components/closed/closedWords';
import { LoadError } from '../../../components/page/LoadError';
import { CardsSkeleton } from '../../../components/page/Skeletons';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { toErrorMessage } from '../../../lib/server/sentenceOf';
import { ClosingDetailsDocument } from './closing.generated';
import { formatReopening } from './closingWords';
import { MonthDifferences, MonthFigures } from './MonthParts';
import { OtherClosings } from './OtherClosings';
import { ClosingOpenDeals } from './WhatWasOpen';

/** Shows a month as it was closed, even if it was reopened later. */
export function ClosingDetails({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(ClosingDetailsDocument, { variables: { closing: id } });
  const timeZone = useStoreTimeZone();
  if (error && !data) return <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton cards={3} height={120} />;
  const { closing, figures, since, open } = data.whatWasClosed;
  return (
    <>
      <Box>
        <Typography variant="h2">{formatMonthTitle(closing.month)}, as it was closed</Typography>
        {[formatMonthClosing(closing, timeZone), formatReopening(closing, timeZone)].map(text => (
          <Box key={text} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        ))}
      </Box>
      <OtherClosings month={closing.month} currentId={id} />
      <MonthFigures figures={figures} />
      <MonthDifferences differences={since} />
      <ClosingOpenDeals openDeals={open} />
    </>
  );
}
