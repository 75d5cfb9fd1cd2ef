import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { closedWords, monthTitle } from '../../../components/closed/closedWords';
import { LoadError } from '../../../components/page/LoadError';
import { CardsSkeleton } from '../../../components/page/Skeletons';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { WhatWasClosedDocument } from './closing.generated';
import { reopenedWords } from './closingWords';
import { MonthDifferences, MonthFigures } from './MonthParts';
import { OtherClosings } from './OtherClosings';
import { WhatWasOpen } from './WhatWasOpen';

/** A month as it was when it was closed, whatever became of it. */
export function WhatWasClosed({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(WhatWasClosedDocument, { variables: { closing: id } });
  const timeZone = useStoreTimeZone();
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton cards={3} height={120} />;
  const { closing, figures, since, open } = data.whatWasClosed;
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
      <MonthFigures figures={figures} />
      <MonthDifferences since={since} />
      <WhatWasOpen open={open} />
    </>
  );
}
