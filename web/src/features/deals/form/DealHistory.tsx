import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { ChangeItem, historyListStyles } from '../../../components/deals/history/ChangeItem';
import { DealHistoryDocument } from '../../../components/deals/history/dealHistory.generated';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadError } from '../../../components/feedback/LoadError';
import { CardsSkeleton } from '../../../components/feedback/Skeletons';
import { ExpandIcon } from '../../../components/icons/icons';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { useLiveQuery } from '../../../lib/live/liveQuery';

/**
 * Renders an expandable section with the changes of a deal. The changes are loaded when the section is
 * expanded.
 */
export function DealHistory({ number }: { number: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <Box
      component="section"
      aria-label="History"
      sx={{ display: 'grid', gap: 1, pb: 2, scrollMarginTop: 56 }}
    >
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        startIcon={<ExpandIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
        sx={{ justifySelf: 'start', ml: -1 }}
      >
        History
      </Button>
      <div id={listId}>{isOpen && <DealChangeList number={number} />}</div>
    </Box>
  );
}

/**
 * Lists the changes of a deal, the newest first. Scrolls the list into view when it opens and again when the
 * changes are loaded.
 */
export function DealChangeList({ number }: { number: number }) {
  const variables = { number };
  const { data, error, refetch } = useLiveQuery(DealHistoryDocument, { variables });
  return (
    <div key={data ? 'changes' : error ? 'error' : 'loading'} ref={scrollSectionIntoView}>
      {error && !data && <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />}
      {!error && !data && <CardsSkeleton cards={2} height={64} />}
      {data?.dealHistory.length === 0 && <EmptyState isBare text="No changes yet." />}
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
