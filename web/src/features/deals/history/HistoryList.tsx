import Box from '@mui/material/Box';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { CardsSkeleton } from '../../../components/page/Skeletons';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { ChangeItem, historyList } from './ChangeItem';
import { DealHistoryDocument } from './dealHistory.generated';

/** The changes of a deal, the newest first. It opens below what is in sight, and comes into view: its place at once, and itself when it is there. */
export function HistoryList({ number }: { number: number }) {
  const variables = { number };
  const { data, error, refetch } = useLiveQuery(DealHistoryDocument, { variables });
  return (
    <div key={data ? 'changes' : error ? 'error' : 'loading'} ref={comeIntoView}>
      {error && !data && <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <CardsSkeleton cards={2} height={64} />}
      {data?.dealHistory.length === 0 && <EmptyState isBare text="Nothing has been changed yet." />}
      {data && data.dealHistory.length > 0 && (
        <Box component="ol" reversed sx={historyList}>
          {data.dealHistory.map(change => (
            <ChangeItem key={change.id} change={change} />
          ))}
        </Box>
      )}
    </div>
  );
}

/** With the button above it that closes it again. */
const comeIntoView = (list: HTMLElement | null) => list?.closest('section')?.scrollIntoView();
