import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useList } from '../../../components/listScreen/useList';
import { Pager, PrintedRows, UpdatingLine } from '../../../components/lists/ListPage';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { narrowPage } from '../../../components/page/narrowPage';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { wholeList } from '../../../lib/exports/exportedTable';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { historyList } from '../history/ChangeItem';
import {
  RecordedChangesCountDocument,
  RecordedChangesDocument,
  type RecordedChangesQueryVariables,
} from '../history/dealHistory.generated';
import { ChangeLine } from './ChangeLine';
import { ChangesHead } from './ChangesHead';
import { changesList } from './changesFilters';

/** /changes: what was changed, the newest first (changes.md). */
export function ChangesPage() {
  const { filters, change, asked, list, error, isLoading, retry } = useList(
    changesList,
    RecordedChangesDocument,
    data => data.changes,
    { isOfAnyDay: true },
  );
  const changes = useChangesCount(asked);
  const isAccess = filters.kind === 'DATA_ACCESS';

  return (
    <Box sx={narrowPage}>
      <ChangesHead filters={filters} onChange={change} asked={asked} changes={changes} />
      <PrintedRows rows={changes} page={filters.page} />
      <Box sx={{ my: -0.75 }}>
        <UpdatingLine isUpdating={isLoading && list !== undefined} />
      </Box>
      {error && !list && <LoadError detail={sentenceOf(error)} onRetry={retry} />}
      {!error && !list && <TableSkeleton />}
      {list?.rows.length === 0 && (
        <EmptyState
          text={isAccess ? NOTHING_TAKEN : NOTHING_CHANGED}
          action={
            changesList.isFiltered(filters) ? (
              <Button variant="outlined" onClick={() => change(changesList.cleared)}>
                Clear filters
              </Button>
            ) : (
              <Button variant="outlined" onClick={() => change({ period: 'this-month', page: 0 })}>
                Show this month
              </Button>
            )
          }
        />
      )}
      {list && list.rows.length > 0 && (
        <Box component="ol" aria-label="Changes" sx={historyList}>
          {list.rows.map(row => (
            <ChangeLine key={row.id} change={row} />
          ))}
        </Box>
      )}
      <Pager
        rows={changes}
        page={filters.page}
        isUpdating={isLoading}
        onPage={next => change({ page: next })}
      />
    </Box>
  );
}

/** Asked for apart: of years, counting takes longer than a page, which does not wait for it. */
function useChangesCount(asked: RecordedChangesQueryVariables | null): number | undefined {
  const filter = asked && wholeList(asked);
  const { data, previousData } = useLiveQuery(
    RecordedChangesCountDocument,
    filter ? { variables: filter } : skipToken,
  );
  return (data ?? previousData)?.changes.totalCount;
}

const NOTHING_CHANGED = 'No changes match these filters.';

const NOTHING_TAKEN = 'No exports and no sign-ins match these filters.';
