import Box from '@mui/material/Box';
import { EmptyState } from '../../components/page/EmptyState';
import { LoadError } from '../../components/page/LoadError';
import { CardsSkeleton } from '../../components/page/Skeletons';
import { DealHistoryDocument, type DealHistoryQuery, useDealHistoryQuery } from '../../generated/graphql';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { useFollow } from '../../lib/live/follow';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { actionWords, fieldWords, timeWords, valueWords } from './historyWords';

type Change = DealHistoryQuery['dealHistory'][number];

/** The changes of a deal, the newest first. */
export function HistoryList({ number }: { number: number }) {
  const variables = { number };
  const { data, error, refetch } = useDealHistoryQuery({ variables, fetchPolicy: 'cache-and-network' });
  useFollow(DealHistoryDocument, variables, { topics: ['DEALS'] });
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton cards={2} height={64} />;
  if (data.dealHistory.length === 0) return <EmptyState text="Nothing has been changed yet." />;
  return (
    <Box component="ol" reversed sx={list}>
      {data.dealHistory.map(change => (
        <ChangeItem key={`${change.version} ${change.action}`} change={change} />
      ))}
    </Box>
  );
}

function ChangeItem({ change: { action, changedAt, employee, fields } }: { change: Change }) {
  const timeZone = useStoreTimeZone();
  return (
    <Box component="li" sx={{ px: 1.5, py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <span>
          <strong>{employee?.name ?? 'The store'}</strong> {actionWords[action]}
        </span>
        <Box component="time" dateTime={changedAt} sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
          {timeWords(changedAt, timeZone)}
        </Box>
      </Box>
      <Box component="dl" sx={changed}>
        {fields.map(({ field, from, to }) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {fieldWords(field)}
            </Box>
            <Box component="dd" sx={value}>
              {action !== 'RECORD' && action !== 'RESTORE' && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {valueWords(field, from)} →{' '}
                </Box>
              )}
              {valueWords(field, to)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const changed = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: '180px minmax(0, 1fr)' },
} as const;

const value = {
  m: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
} as const;
