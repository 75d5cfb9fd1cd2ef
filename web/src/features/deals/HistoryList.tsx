import Box from '@mui/material/Box';
import { EmptyState } from '../../components/page/EmptyState';
import { LoadError } from '../../components/page/LoadError';
import { CardsSkeleton } from '../../components/page/Skeletons';
import { DealHistoryDocument, useDealHistoryQuery } from '../../generated/graphql';
import { useFollow } from '../../lib/live/follow';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { ChangeItem, historyList } from './ChangeItem';

/** The changes of a deal, the newest first. */
export function HistoryList({ number }: { number: number }) {
  const variables = { number };
  const { data, error, refetch } = useDealHistoryQuery({ variables, fetchPolicy: 'cache-and-network' });
  useFollow(DealHistoryDocument, variables);
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton cards={2} height={64} />;
  if (data.dealHistory.length === 0) return <EmptyState text="Nothing has been changed yet." />;
  return (
    <Box component="ol" reversed sx={historyList}>
      {data.dealHistory.map(change => (
        <ChangeItem key={change.id} change={change} />
      ))}
    </Box>
  );
}
