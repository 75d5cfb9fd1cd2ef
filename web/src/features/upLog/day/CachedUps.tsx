import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { OfflineDataNotice } from '../../../components/page/OfflineData';
import type { Day } from '../../../lib/days/dates';
import { UpLogDocument } from '../upLog.generated';
import { cardStyles, UpSummary } from './rows/UpCard';
import { UpCountersBar } from './UpCountersBar';

/**
 * Shows the rows of a day from the offline cache, read-only, while the server cannot be reached (up-log.md,
 * Offline).
 */
export function CachedUps({ day }: { day: Day }) {
  const { data } = useQuery(UpLogDocument, { variables: { day }, context: { offline: true } });
  if (!data) return null;
  const { rows, counters } = data.upLog;
  return (
    <>
      <OfflineDataNotice query="UpLog" />
      <UpCountersBar day={day} counters={counters} />
      <Box component="ol" sx={listStyles}>
        {rows.map(up => (
          <CachedRow key={up.key}>
            <UpSummary up={up} />
          </CachedRow>
        ))}
      </Box>
    </>
  );
}

const CachedRow = styled('li')({ ...cardStyles, cursor: 'auto' });

const listStyles = {
  m: 0,
  px: 1.5,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: '1px solid var(--sf-palette-divider)' },
} as const;
