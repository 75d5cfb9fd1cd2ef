import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { AsOf } from '../../../components/page/AsOf';
import type { Day } from '../../../lib/days/dates';
import { UpLogDocument } from '../upLog.generated';
import { cardStyles, UpSummary } from './rows/UpCard';
import { UpCountersStrip } from './UpCountersStrip';

/** A day as it was last seen, to read while the server cannot be reached (up-log.md, Without a line). */
export function SeenUps({ day }: { day: Day }) {
  const { data } = useQuery(UpLogDocument, { variables: { day }, context: { offline: true } });
  if (!data) return null;
  const { rows, counters } = data.upLog;
  return (
    <>
      <AsOf query="UpLog" />
      <UpCountersStrip day={day} counters={counters} />
      <Box component="ol" sx={list}>
        {rows.map(up => (
          <Row key={up.key}>
            <UpSummary up={up} />
          </Row>
        ))}
      </Box>
    </>
  );
}

const Row = styled('li')({ ...cardStyles, cursor: 'auto' });

const list = {
  m: 0,
  px: 1.5,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: '1px solid var(--sf-palette-divider)' },
} as const;
