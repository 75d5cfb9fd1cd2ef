import Box from '@mui/material/Box';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { CardsSkeleton } from '../../../components/page/Skeletons';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { toErrorMessage } from '../../../lib/server/sentenceOf';
import { ChangeItem, historyListStyles } from './ChangeItem';
import { DealHistoryDocument } from './dealHistory.generated';

/**
 * Lists the changes of a deal, the newest first. Scrolls into view when it opens and again when the changes
 * are loaded.
 */
export function DealChangeList({ number }: { number: number }) {
  const variables = { number };
  const { data, error, refetch } = useLiveQuery(DealHistoryDocument, { variables });
  return (
    <div key={data ? 'changes' : error ? 'error' : 'loading'} ref={scrollSectionIntoView}>
      {error && !data && <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />}
      {!error && !data && <CardsSkeleton cards={2} height={64} />}
      {data?.dealHistory.length === 0 && <EmptyState isBare text="Nothing has been changed yet." />}
      {data && data.dealHistory.length > 0 && (
        <Box component="ol" reversed sx={historyListStyles}>
          {data.dealHistory.map(change => (
            <ChangeItem key={change.id} change={change} />
          ))}
        </Box>
      )}
    </div>
  );
}

/** Scrolls the whole section into view, including the button that collapses it. */
const scrollSectionIntoView = (list: HTMLElement | null) => list?.closest('section')?.scrollIntoView();
